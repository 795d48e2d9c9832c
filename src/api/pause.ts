/** Lets other requests of the isolate run, between the parts of a long computation. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
