/** What the chart's page shows on demand, fetched as one when the first of it is asked for. */
export { Balas, Reduced, Unmet } from './details';
export { FURTHER } from './Further';
