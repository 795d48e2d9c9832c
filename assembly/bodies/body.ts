/**
 * The numbers of the bodies, the same in every call: the seven visible grahas in the order of the API, the mean and the
 * true ascending node of the Moon, and the Earth, from which all are observed.
 */

export const SUN: i32 = 0;
export const MOON: i32 = 1;
export const MARS: i32 = 2;
export const MERCURY: i32 = 3;
export const JUPITER: i32 = 4;
export const VENUS: i32 = 5;
export const SATURN: i32 = 6;
export const MEAN_NODE: i32 = 7;
export const TRUE_NODE: i32 = 8;
export const EARTH: i32 = 9;
