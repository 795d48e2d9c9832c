/** The place and the settings of the reader, as hidden fields of a form that works without a script. */
import { useReader } from '../reader/reader';

export function CarriedFields() {
  const carried = useReader().carried();
  return carried.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);
}
