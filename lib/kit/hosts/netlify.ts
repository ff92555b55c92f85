import { buildRuleFiles } from './cloudflare';
import type { Host } from './host-site';

/**
 * Netlify, by its documentation, not run: the 404 rules of `_redirects` apply only where no file
 * exists, so no netlify.toml is needed beside the two files.
 */
export const netlify: Host = {
  name: 'Netlify',
  limits:
    'Whether an address without slash is redirected or served as it is depends on the setting "Pretty URLs".',
  buildFiles: buildRuleFiles,
};
