/** What a page of charts shows of an account. It loads with the first answer of a signed-in reader. */
export { Charts } from './Charts';
export { Passkeys } from './Passkeys';
export { YourData } from './YourData';
