/** Whether a fragment names a birth, or one of two, even an invalid one. */
export const namesBirth = (fragment: string): boolean => /[#&]([ab]\.)?(t|at|tz)=/.test(fragment);
