import type * as z from 'zod';
import type { GrahaKey } from '../../../data/keys';
import type { Avasthas } from '../../../domain/chart/avasthas/avasthas';
import type { Shadbala } from '../../../domain/chart/shadbala';
import { mapValues } from '../../shapes/values';
import type { AvasthasPart } from './avasthas';
import type { ShadbalaPart } from './shadbala';

export const presentShadbala = ({ grahas, bhavaBala }: Shadbala): z.output<typeof ShadbalaPart> => ({
  ...grahas,
  bhava_bala: bhavaBala,
});

export const presentAvasthas = (avasthas: Record<GrahaKey, Avasthas>): z.output<typeof AvasthasPart> =>
  mapValues(avasthas, ({ baladi, jagradadi, deeptadi, lajjitadi, shayanadi }) => ({
    baladi,
    jagradadi,
    deeptadi: deeptadi && { by_sign: deeptadi.bySign, vikala: deeptadi.vikala, kopa: deeptadi.kopa },
    lajjitadi,
    shayanadi,
  }));
