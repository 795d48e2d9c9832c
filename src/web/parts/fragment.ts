/** Whether a fragment names a birth, or one of two, that may not be readable. */
export const namesBirth = (fragment: string): boolean => /[#&]([ab]\.)?(t|at|tz)=/.test(fragment);
