/**
 * The zone of India has kept one offset since 1945. `Intl` takes several milliseconds for its first zone in an isolate,
 * which the times of India do not need. A test compares them with `Intl`.
 */
export const STEADY_ZONE = 'Asia/Kolkata';
export const STEADY_HOURS = 5.5;

/** Whether a zone has this offset from an instant or a clock's time on, Unix seconds; it is not asked before 1970. */
export const isSteady = (tz: string, unix: number): boolean => tz === STEADY_ZONE && unix >= 0;
