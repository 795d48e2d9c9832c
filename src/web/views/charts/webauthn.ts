/** The used part of the library: everything that the browser fetches when a ceremony begins. */
export { sendSignal, startAuthentication, startRegistration } from '@simplewebauthn/browser';
