/** Environments that the name of a host selects by SPEC 4, in the order it tries them; the last is the default. */
export const ENVIRONMENTS = ['local', 'dev', 'qa', 'test', 'prod'] as const;

/** Name of an environment: a key of `environments` in content/site.json, or one of SPEC 4. */
export type EnvironmentName = string;

/** One text for each environment that the portal knows; for others that of the default counts, which is `prod`, too. */
export type ByEnvironment = { readonly prod: string } & Readonly<Record<EnvironmentName, string>>;

/** Text for an environment: its own, which may be empty, else that of the default. */
export function getForEnvironment(texts: ByEnvironment, name: EnvironmentName): string {
  return texts[name] ?? texts.prod;
}

/** Environments of a portal that SPEC 4 alone does not select. */
export type OwnEnvironments = {
  /** Name of the default one. */
  readonly standard: EnvironmentName;
  /** Environments by the hosts that select them. */
  readonly hosts: Readonly<Record<string, EnvironmentName>>;
  /** Names that readers may choose; empty where there is no choice. */
  readonly choices: readonly EnvironmentName[];
  /** What readers see of each environment. */
  readonly labels: Readonly<Record<EnvironmentName, string>>;
};

/** Key of the chosen environment in `sessionStorage`. */
export const CHOSEN_ENVIRONMENT = 'environment';

/** Host names that count as `localhost`, because a static server often prints those. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The environment of this visit: the one that the reader has chosen, or that `hosts` in content/site.json selects, else
 * that of the host's name (SPEC 4): its first label without `www` and hyphens, else `prod`. Loopback addresses are `local`.
 * @param hostname As in `location.hostname`; an empty one is `prod`.
 * @param isOfHost Whether the choice of the reader does not count.
 * @example selectEnvironment('www-qa.example.com') // 'qa'
 */
export function selectEnvironment(hostname: string, isOfHost?: boolean): EnvironmentName {
  // A constant of the build, empty for a portal with the environments of SPEC 4 alone: it has no code of this.
  if (process.env.NEXT_PUBLIC_ENVIRONMENTS) {
    const own = selectOwn(hostname, process.env.NEXT_PUBLIC_ENVIRONMENTS, isOfHost);
    if (own !== undefined) return own;
  }
  if (LOOPBACK.includes(hostname)) return 'local';
  const label = (hostname.split('.')[0] ?? '').replace('www', '').replaceAll('-', '');
  if (label === 'localhost') return 'local';
  return ENVIRONMENTS.find((name) => name !== 'local' && name === label) ?? 'prod';
}

/** The environment that the reader has chosen, or that `hosts` selects; `undefined` for neither. */
function selectOwn(
  hostname: string,
  text: string,
  isOfHost?: boolean,
): EnvironmentName | undefined {
  const { choices, hosts }: OwnEnvironments = JSON.parse(text);
  const chosen = isOfHost ? null : readChosen();
  return choices.find((name) => name === chosen) ?? new Map(Object.entries(hosts)).get(hostname);
}

function readChosen(): string | null {
  try {
    return sessionStorage.getItem(CHOSEN_ENVIRONMENT);
  } catch {
    // No storage at build, and in a browser that refuses it.
    return null;
  }
}
