import { toShellWord } from '@/lib/openapi/request/to-curl';

const NAMES = ['invokerPackage', 'packageName'] as const;

/** Longer names are no package of anybody's. */
const LONGEST = 100;

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
type SdkWish = {
  readonly settings: SdkSettings;
  readonly refused: readonly string[];
};

/** `com.acme.pay`, `Acme\Pay`, `acme-pay`: what the package names of the languages are made of. */
function isPackageName(text: string): boolean {
  return text.length <= LONGEST && /^[A-Za-z_][\w-]*([.\\][A-Za-z_][\w-]*)*$/.test(text);
}

/**
 * Reads the query string of a page under /api (SPEC 2, 4): the timestamp is hidden by `true`, not by
 * `false`, and left to the generator otherwise.
 */
export function toSdkWish(search: string): SdkWish {
  const query = new URLSearchParams(search);
  const given = NAMES.flatMap((name) => {
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
export function toSdkCommand(settings: SdkSettings, { url, generator, folder }: SdkSource): string {
  const properties = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const words = [
    'npx @openapitools/openapi-generator-cli generate',
    `-i ${toShellWord(url)}`,
    `-g ${toShellWord(generator)}`,
    `-o ${toShellWord(`./${folder}`)}`,
    ...(properties.length > 0
      ? [`--additional-properties=${toShellWord(properties.join(','))}`]
      : []),
  ];
  return words.join(' \\\n  ');
}
