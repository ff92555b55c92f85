import { quoteShellWord } from '../request/print-curl';

const PACKAGE_PARAMETERS = ['invokerPackage', 'packageName'] as const;

/** Longest name that is accepted for a package. */
const MAX_PACKAGE_NAME_CHARS = 100;

/** Settings of OpenAPI Generator that a URL carries (SPEC 3 "Swagger config override"). */
export type SdkSettings = {
  readonly invokerPackage?: string;
  readonly packageName?: string;
  readonly hideGenerationTimestamp?: boolean;
};

/**
 * Settings from a URL; `refused` names parameters whose value is no package name. Their values are
 * not shown, as they may be words of whoever made the link.
 */
type SdkPreferences = {
  readonly settings: SdkSettings;
  readonly refused: readonly string[];
};

/** Whether a text is a package name in some language: `com.acme.pay`, `Acme\Pay`, `acme-pay`. */
function isPackageName(text: string): boolean {
  return (
    text.length <= MAX_PACKAGE_NAME_CHARS && /^[A-Za-z_][\w-]*([.\\][A-Za-z_][\w-]*)*$/.test(text)
  );
}

/**
 * Parses the query string of a page under /api (SPEC 2, 4). `hideGenerationTimestamp` is `true` or
 * `false`; with another value the generator decides.
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
  /** URL of the document. */
  readonly url: string;
  /** Name of a generator of OpenAPI Generator: `php`. */
  readonly generator: string;
  /** Folder for the SDK. */
  readonly folder: string;
};

/** Prints the command of OpenAPI Generator that writes an SDK, for a POSIX shell. */
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
