import {
  type SandboxResource,
  sandboxResourceSchema,
  type SandboxRules,
  sandboxRulesSchema,
} from '../schemas/sandbox/sandbox-rules';
import type { ApiLookup } from '../source/api-lookup';
import { checkEncoding } from '../source/letters';
import type { Loader } from '../source/loader';
import { parseData, parseYamlText } from '../source/parse';
import { checkSandboxRules } from '../validate/check-sandbox-rules';

/** Rules that all resources of the sandbox have alike. */
const RULES_FILE = 'content/sandbox.yaml';
/** Folder of the rules of each resource. */
const RESOURCE_FOLDER = 'content/sandbox';
const ENDING = '.yaml';

/** What the sandbox remembers: `content/sandbox.yaml`, and `content/sandbox/<resource>.yaml` by its name. */
export type SandboxContent = {
  readonly rules: SandboxRules;
  readonly resources: Readonly<Record<string, SandboxResource>>;
};

/** Path of the rules of a resource from the project root. */
const resourceFilePath = (name: string) => `${RESOURCE_FOLDER}/${name}${ENDING}`;

/** Reads a YAML file as it is: braces in its expressions are no placeholders. */
function loadYaml({ disk, reporter }: Loader, path: string): unknown {
  const report = reporter(path);
  const text = disk.readText(path) ?? '{}';
  return checkEncoding(text, report) ? parseYamlText(text, report) : undefined;
}

/** Reads what the sandbox remembers; nothing without files, `undefined` while one is invalid. */
export function loadSandboxRules(loader: Loader): SandboxContent | undefined {
  const { disk, reporter } = loader;
  const rules = parseData(sandboxRulesSchema, loadYaml(loader, RULES_FILE), reporter(RULES_FILE));
  const names = disk.list(RESOURCE_FOLDER, ENDING).map((file) => file.slice(0, -ENDING.length));
  const resources = names.map((name) => {
    const path = resourceFilePath(name);
    return [
      name,
      parseData(sandboxResourceSchema, loadYaml(loader, path), reporter(path)),
    ] as const;
  });
  const valid = resources.flatMap(([name, one]) => (one ? [[name, one] as const] : []));
  return rules && valid.length === resources.length
    ? { rules, resources: Object.fromEntries(valid) }
    : undefined;
}

/** Checks what the sandbox remembers against the documents. */
export function checkSandboxFiles(
  { reporter }: Loader,
  content: SandboxContent,
  api: ApiLookup | undefined,
): void {
  checkSandboxRules(content, api, (name) =>
    reporter(name === undefined ? RULES_FILE : resourceFilePath(name)),
  );
}
