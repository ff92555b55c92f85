import { isRecord } from '@/lib/search/json-values';
import { type Portal, ToolError } from './portal';
import { getInputSchema, runTool, type Tool } from './tools/tool';
import { READING_TOOLS } from './tools/tools';

/** Part of the interface by which a page offers tools (WebMCP, https://webmachinelearning.github.io/webmcp). */
type ModelContext = { readonly registerTool: (tool: object) => unknown };

/**
 * Offers the tools for reading to the agent of the browser.
 * @param context `document.modelContext`; anything else is left alone, because the interface is a draft.
 */
export function registerWebTools(context: unknown, portal: Portal): void {
  if (!isModelContext(context)) return;
  for (const tool of READING_TOOLS) {
    const registered = Promise.resolve(context.registerTool(describeTool(tool, portal)));
    // Refused where another script has a tool of this name.
    registered.catch(() => {});
  }
}

function isModelContext(value: unknown): value is ModelContext {
  return isRecord(value) && typeof value.registerTool === 'function';
}

function describeTool(tool: Tool, portal: Portal) {
  const { name, title, description } = tool;
  return {
    ...{ name, title, description, inputSchema: getInputSchema(tool) },
    annotations: { readOnlyHint: true },
    execute: (input: unknown) => runTool(tool, portal, input ?? {}).catch(describeToolError),
  };
}

/** Remedy, for the agent to read; other errors are the browser's to report. */
function describeToolError(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  throw error;
}
