/** The page is complete in its HTML and only for its town, so its links do not carry the reader's own place. */
import { localPath } from '../../i18n/locales';
import { given } from '../../reader/given';
import { currentPlace, onPlace } from '../../reader/place';
import { placeQuery, queryText } from '../../reader/where';
import { startOffline } from '../../shell/offline';
import { startChoosing, startMenus } from '../../shell/top';
import '../../shared/next/next.css';
import '../day/day.css';
import './town.css';

startMenus();
startChoosing();
onPlace(() => location.assign(localPath(given().locale, '/day') + queryText(placeQuery(currentPlace()))));
startOffline();
