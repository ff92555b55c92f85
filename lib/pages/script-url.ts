import { createDisk } from '@/lib/content/source/disk';
import { BASE_PATH, withBasePath } from '@/lib/routes/urls';

/** Folder below `public` and the export; every name in it carries a hash of its content. */
export const SCRIPTS_FOLDER = 'scripts';

/** Scripts that need no React (lib/bootstrap). */
export type ScriptName =
  | 'page'
  | 'api-page'
  | 'controls'
  | 'checklist'
  | 'environments'
  | 'feedback'
  | 'keep-offline'
  | 'list'
  | 'live'
  | 'agent-tools'
  | 'remark'
  | 'sandbox'
  | 'searches'
  | 'search';

/**
 * URL of a script that runs before React, with the base path.
 * @param basePath that of this build, where Next does not tell it.
 * @throws where it has not been bundled (lib/kit/build/generated/bundle-scripts.ts).
 */
export function getScriptUrl(name: ScriptName, basePath: string = BASE_PATH): string {
  const folder = `public/${SCRIPTS_FOLDER}`;
  const files = createDisk(process.cwd()).list(folder, '.js');
  const file = files.find((one) => one.replace(/-[0-9a-f]{12}\.js$/, '') === name);
  if (file === undefined) throw new Error(`${folder}: no script ${name}; run \`npm run build\``);
  return withBasePath(`/${SCRIPTS_FOLDER}/${file}`, basePath);
}
