/** The tools of the registry by name. */
import { RESOURCES } from './registry';
import { type Tool, toolOf } from './tool';

/** The tools that this instance has built: a resource with its schemas is large, so each is built on first use. */
const built = new Map<string, Tool>();

/** The tool with a name; undefined if there is none. */
export async function toolNamed(name: string): Promise<Tool | undefined> {
  const known = built.get(name);
  if (known) return known;
  const resource = RESOURCES.find(({ tool }) => tool?.name === name);
  const tool = resource && (await toolOf(resource));
  if (tool) built.set(name, tool);
  return tool;
}
