/** What of the library is used: all that the browser fetches when a ceremony begins. */
export { sendSignal, startAuthentication, startRegistration } from '@simplewebauthn/browser';
