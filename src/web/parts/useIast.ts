/** The pieces of the typefaces with the letters of IAST, for views whose first lines would break otherwise without them. */
import { useEffect, useState } from 'preact/hooks';

/** Waited for no longer: the page is then drawn in the letters that there are. */
const LONGEST_MS = 400;

let loaded = false;

const all = document.fonts.load('17px Tiro', 'ṣ');
const ready = Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]).then(
  () => {
    loaded = true;
  },
  () => {
    loaded = true;
  },
);

/** Whether they are there, or have been waited for long enough. */
export function useIast(): boolean {
  const [there, setThere] = useState(loaded);
  useEffect(() => {
    ready.then(() => setThere(true));
  }, []);
  return there;
}
