/** The ghaṭīs of the nakṣatras at which varjya and amṛta-kāla begin. */

export interface GhatiRow {
  nakshatra: string;
  /** Elapsed ghaṭīs of the nakṣatra when a window starts. */
  varjya: readonly number[];
  amrita: number;
}

/** From Aśvinī; Mūla has two varjyas. Source: customary; every window printed for the days of 2023 fits. */
export const NAKSHATRA_GHATIS = [
  { nakshatra: 'ashvini', varjya: [50], amrita: 42 },
  { nakshatra: 'bharani', varjya: [24], amrita: 48 },
  { nakshatra: 'krittika', varjya: [30], amrita: 54 },
  { nakshatra: 'rohini', varjya: [40], amrita: 52 },
  { nakshatra: 'mrigashira', varjya: [14], amrita: 38 },
  { nakshatra: 'ardra', varjya: [21], amrita: 35 },
  { nakshatra: 'punarvasu', varjya: [30], amrita: 54 },
  { nakshatra: 'pushya', varjya: [20], amrita: 44 },
  { nakshatra: 'ashlesha', varjya: [32], amrita: 56 },
  { nakshatra: 'magha', varjya: [30], amrita: 54 },
  { nakshatra: 'purva_phalguni', varjya: [20], amrita: 44 },
  { nakshatra: 'uttara_phalguni', varjya: [18], amrita: 42 },
  { nakshatra: 'hasta', varjya: [21], amrita: 45 },
  { nakshatra: 'chitra', varjya: [20], amrita: 44 },
  { nakshatra: 'svati', varjya: [14], amrita: 38 },
  { nakshatra: 'vishakha', varjya: [14], amrita: 38 },
  { nakshatra: 'anuradha', varjya: [10], amrita: 34 },
  { nakshatra: 'jyeshtha', varjya: [14], amrita: 38 },
  { nakshatra: 'mula', varjya: [20, 56], amrita: 44 },
  { nakshatra: 'purva_ashadha', varjya: [24], amrita: 48 },
  { nakshatra: 'uttara_ashadha', varjya: [20], amrita: 44 },
  { nakshatra: 'shravana', varjya: [10], amrita: 34 },
  { nakshatra: 'dhanishtha', varjya: [10], amrita: 34 },
  { nakshatra: 'shatabhisha', varjya: [18], amrita: 42 },
  { nakshatra: 'purva_bhadrapada', varjya: [16], amrita: 40 },
  { nakshatra: 'uttara_bhadrapada', varjya: [24], amrita: 48 },
  { nakshatra: 'revati', varjya: [30], amrita: 54 },
] as const satisfies readonly GhatiRow[];
