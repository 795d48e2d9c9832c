/** The part of a page that its view draws. */
export const viewRoot = (): Element => document.querySelector('#view') ?? document.body;

/** Resolves once a view has drawn the outcome of an event, and hears the next one. */
export const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
