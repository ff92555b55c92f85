import { readSandboxRules } from '@/lib/content/read-data';
import { readApis } from '../read-apis';
import { buildLifecycle, type Lifecycle } from './build-lifecycle';

/**
 * Reads the lifecycle of a resource from the rules of the sandbox.
 * @throws for a resource without states; the content check names the file before that.
 */
export function readLifecycle(of: string): Lifecycle {
  const apis = readApis().map(({ id, api }) => ({ id, index: api }));
  const lifecycle = buildLifecycle(of, readSandboxRules().resources, apis);
  if (!lifecycle) throw new Error(`content/sandbox has no states of "${of}"`);
  return lifecycle;
}
