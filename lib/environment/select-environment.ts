/** Environments in the order SPEC 4 tries them; the last is the default. */
export const ENVIRONMENTS = ['local', 'dev', 'qa', 'test', 'prod'] as const;
/** Name of an environment; a key of `environments` in content/site.json. */
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** One text for each environment that the portal knows; for others that of `prod` counts. */
export type ByEnvironment = { readonly prod: string } & {
  readonly [name in EnvironmentName]?: string;
};

/** Text for an environment: its own, which may be empty, else that of `prod`. */
export function getForEnvironment(texts: ByEnvironment, name: EnvironmentName): string {
  return texts[name] ?? texts.prod;
}

/** Host names that count as `localhost`, because a static server often prints those. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The environment of a host name (SPEC 4): its first label without `www` and hyphens, else `prod`.
 * Loopback addresses are `local`.
 * @param hostname As in `location.hostname`; an empty one is `prod`.
 * @example selectEnvironment('www-qa.example.com') // 'qa'
 */
export function selectEnvironment(hostname: string): EnvironmentName {
  if (LOOPBACK.includes(hostname)) return 'local';
  const label = (hostname.split('.')[0] ?? '').replace('www', '').replaceAll('-', '');
  if (label === 'localhost') return 'local';
  return ENVIRONMENTS.find((name) => name !== 'local' && name === label) ?? 'prod';
}
