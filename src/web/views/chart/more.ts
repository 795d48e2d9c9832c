/** Parts of the chart's page that open on demand, fetched together when the first one opens. */
export { Balas, Reduced, Unmet } from './details';
export { FURTHER } from './Further';
