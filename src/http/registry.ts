/** The resources of the service itself, in the order of the README. */
import { account } from './account';
import { health } from './health';
import { indexKeyFile, indexPing } from './indexping';
import { llms } from './llms';
import { mcp } from './mcp';
import { openApi } from './openapi';
import { operator } from './operator';
import { press } from './press';
import { sahaja } from './sahaja';
import type { ServiceResource } from './service';

export const SERVICE: readonly ServiceResource[] = [
  sahaja,
  account,
  operator,
  press,
  indexPing,
  indexKeyFile,
  health,
  mcp,
  llms,
  openApi,
];
