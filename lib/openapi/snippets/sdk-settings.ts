import { quoteShellWord } from '../request/print-curl';

const PACKAGE_PARAMETERS = ['invokerPackage', 'packageName'] as const;

/** Longer names are no package of anybody's. */
const MAX_PACKAGE_NAME_CHARS = 100;

/** Settings of OpenAPI Generator that an address carries (SPEC 3 "Swagger config override"). */
export type SdkSettings = {
  readonly invokerPackage?: string;
  readonly packageName?: string;
  readonly hideGenerationTimestamp?: boolean;
};

/**
 * What an address asks for. `refused`: parameters whose value is no package name. The value is not told: it may be
 * words of whoever made the link.
 */
type SdkPreferences = {
  readonly settings: SdkSettings;
  readonly refused: readonly string[];
};

/** `com.acme.pay`, `Acme\Pay`, `acme-pay`: what the package names of the languages are made of. */
function isPackageName(text: string): boolean {
  return (
    text.length <= MAX_PACKAGE_NAME_CHARS && /^[A-Za-z_][\w-]*([.\\][A-Za-z_][\w-]*)*$/.test(text)
  );
}

/**
 * Reads the query string of a page under /api (SPEC 2, 4): the timestamp is hidden by `true`, not by
 * `false`, and left to the generator otherwise.
 */
export function parseSdkPreferences(search: string): SdkPreferences {
  const query = new URLSearchParams(search);
  const given = PACKAGE_PARAMETERS.flatMap((name) => {
    const value = query.get(name)?.trim() ?? '';
    return value === '' ? [] : [{ name, value }];
  });
  const hide = query.get('hideGenerationTimestamp');
  const names = given.filter(({ value }) => isPackageName(value));
  return {
    settings: {
      ...Object.fromEntries(names.map(({ name, value }) => [name, value])),
      ...(hide === 'true' || hide === 'false' ? { hideGenerationTimestamp: hide === 'true' } : {}),
    },
    refused: given.filter(({ value }) => !isPackageName(value)).map(({ name }) => name),
  };
}

type SdkSource = {
  /** Address of the document. */
  readonly url: string;
  /** Name of a generator of OpenAPI Generator: `php`. */
  readonly generator: string;
  /** Folder that is written. */
  readonly folder: string;
};

/** The command of OpenAPI Generator that writes an SDK, for a POSIX shell. */
export function printSdkCommand(
  settings: SdkSettings,
  { url, generator, folder }: SdkSource,
): string {
  const properties = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const lines = [
    'npx @openapitools/openapi-generator-cli generate',
    `-i ${quoteShellWord(url)}`,
    `-g ${quoteShellWord(generator)}`,
    `-o ${quoteShellWord(`./${folder}`)}`,
    ...(properties.length > 0
      ? [`--additional-properties=${quoteShellWord(properties.join(','))}`]
      : []),
  ];
  return lines.join(' \\\n  ');
}
