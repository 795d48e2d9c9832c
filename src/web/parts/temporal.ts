/**
 * Temporal: the browser's own where it has one, else the polyfill that the service uses, fetched then. The build puts
 * this in place of the polyfill, which the domain imports.
 */
type Implementation = typeof import('temporal-polyfill/implementation');

const own = (globalThis as { Temporal?: Implementation['Temporal'] }).Temporal;

export const Temporal = own ?? (await import('temporal-polyfill/implementation')).Temporal;
