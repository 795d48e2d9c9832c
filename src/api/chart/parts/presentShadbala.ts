import type * as z from 'zod';
import type { Shadbala } from '../../../domain/chart/shadbala';
import type { ShadbalaPart } from './shadbala';

export const presentShadbala = ({ grahas, bhavaBala }: Shadbala): z.output<typeof ShadbalaPart> => ({
  ...grahas,
  bhava_bala: bhavaBala,
});
