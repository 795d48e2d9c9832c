/** A page that is complete in its HTML, without a part of the reader's place. */
import { startShell } from '../../shell/start';

startShell();
