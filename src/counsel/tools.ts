/** The tools of counsel: resources of the registry, with the same compact results as over MCP. */
import { flatRefusal } from '../api/refusal';
import { RESOURCES } from '../api/registry';
import type { LoadKernel, Occasion } from '../api/resource';
import { type Tool as ResourceTool, toolOf } from '../api/tool';
import { TOOL_NAMES, type Tool, type ToolName, type Tools } from './types';

const isCounselTool = (name: string | undefined): name is ToolName => TOOL_NAMES.some((known) => known === name);

let tools: Promise<Map<string, ResourceTool>> | undefined;

/** The resource tools of counsel, built once. */
async function resourceTools(): Promise<Map<string, ResourceTool>> {
  const built = await Promise.all(RESOURCES.filter(({ tool }) => isCounselTool(tool?.name)).map(toolOf));
  return new Map(built.flatMap((tool) => (tool ? [[tool.name, tool] as const] : [])));
}

/**
 * @param report  receives errors of the service; the model only learns that the tool failed
 */
export async function counselTools(
  kernel: LoadKernel,
  occasion: Occasion,
  report: (error: unknown) => void,
): Promise<Tools> {
  tools ??= resourceTools();
  const known = await tools;
  const counselTool = (name: ToolName): Tool => {
    const tool = known.get(name);
    if (tool === undefined) throw new Error(`the registry has no tool ${name}`);
    return {
      description: tool.description,
      inputSchema: tool.inputSchema,
      async run(input) {
        try {
          const result = await tool.run(kernel, input, occasion);
          return result.ok ? { ok: true, ...result.value } : { ok: false, output: flatRefusal(result.error) };
        } catch (error) {
          report(error);
          return { ok: false, output: flatRefusal({ reason: 'internal' }) };
        }
      },
    };
  };
  return Object.fromEntries(TOOL_NAMES.map((name) => [name, counselTool(name)])) as Tools;
}
