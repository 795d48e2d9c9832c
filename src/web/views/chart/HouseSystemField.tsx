/** The house system of the chalit charts: its field, and its value in the URL. */
import { useState } from 'preact/hooks';
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../data/houseSystems';
import { useReader } from '../../reader/reader';
import { Dropdown, Field } from '../../shared/components';
import { note, noteOf } from './address';

/** The system whose houses are the bhāvas of the Indian books. */
const USUAL: HouseSystem = 'sripati';

function systemOfAddress(): HouseSystem {
  const system = noteOf('houses');
  return HOUSE_SYSTEMS.find((key) => key === system) ?? USUAL;
}

/** The house system of the URL, and a function that changes both. */
export function useHouseSystem(): [HouseSystem, (next: HouseSystem) => void] {
  const [system, setSystem] = useState(systemOfAddress);
  const choose = (next: HouseSystem) => {
    note('houses', next === USUAL ? null : next);
    setSystem(next);
  };
  return [system, choose];
}

interface Props {
  value: HouseSystem;
  systemName: (system: HouseSystem) => string;
  onChange: (next: HouseSystem) => void;
}

export function HouseSystemField({ value, systemName, onChange }: Props) {
  const { t } = useReader();
  return (
    <div class="picks">
      <Field label={t('parts.houseSystem')}>
        {(control) => (
          <Dropdown {...control} options={HOUSE_SYSTEMS} nameOf={systemName} value={value} onChoose={onChange} />
        )}
      </Field>
    </div>
  );
}
