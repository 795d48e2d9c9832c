/** The parts of an account on the page of charts. They load with the first answer of a signed-in reader. */
export { Passkeys } from './Passkeys';
export { YourData } from './YourData';
