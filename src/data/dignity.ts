export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'great-friend'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'great-enemy'
  | 'debilitated'
  | 'none';

export type Relation = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy';
