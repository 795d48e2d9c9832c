/** Classes of houses from the lagna. */
export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];
export const DUHSTHANAS: readonly number[] = [6, 8, 12];
export const UPACHAYAS: readonly number[] = [3, 6, 10, 11];
