import type { Kernel } from '../../kernel/kernel';

/** The part of the kernel that the rules of a chart use: skies, further ayanāṃśas, and the angles of a place. */
export type ChartKernel = Pick<Kernel, 'sky' | 'ayanamsha' | 'angles'>;
