import { goNative } from '@scalar/snippetz/plugins/go/native';
import { BASIC, type Dialect } from './frame';
import { isFromFile } from './snippet-body';
import { printVisibleJson, quoteLiteral } from './literal';

const escapeCodePoint = (code: number) =>
  code > 0xffff
    ? `\\U${code.toString(16).padStart(8, '0')}`
    : `\\u${code.toString(16).padStart(4, '0')}`;
const quote = (text: string) => quoteLiteral(text, { delimiter: '"', escape: escapeCodePoint });

/** Between backticks nothing has a meaning; one in the JSON is escaped there. */
function printRawString(json: string): string {
  const [first = '', ...rest] = json.replaceAll('`', '\\u0060').split('\n');
  return `\`${[first, ...rest.map((line) => `\t${line}`)].join('\n')}\``;
}

const READ = '\tfile, err := os.ReadFile("YOUR_FILE")\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\n';

/** Go with `net/http`. */
export const go: Dialect = {
  plugin: goNative,
  quote,
  key: 'os.Getenv("SANDBOX_KEY")',
  // The package: the variable of that name is none yet where it gets its value.
  queryKey: 'url.QueryEscape(os.Getenv("SANDBOX_KEY"))',
  basic: BASIC,
  plus: ' + ',
  json: (value) => printRawString(printVisibleJson(value)),
  file: 'string(file)',
  finish: (frame, { keys, body }) =>
    frame
      .replace('\t"net/http"\n', (line) =>
        [
          line,
          ...(keys.some((key) => key.in === 'query') ? ['\t"net/url"\n'] : []),
          ...(keys.length > 0 || isFromFile(body) ? ['\t"os"\n'] : []),
        ].join(''),
      )
      .replace('\tpayload := ', isFromFile(body) ? `${READ}\tpayload := ` : '\tpayload := ')
      .replace(
        `req.Header.Add("Authorization", "Basic ${BASIC}")`,
        'req.SetBasicAuth(os.Getenv("SANDBOX_KEY"), "")',
      )
      .replace(
        'res, _ := http.DefaultClient.Do(req)\n',
        'res, err := http.DefaultClient.Do(req)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n',
      )
      .replace(
        /\tfmt\.Println\(res\)\n\tfmt\.Println\(string\(body\)\)\n+\}/,
        '\tfmt.Println(res.StatusCode, string(body))\n}',
      ),
};
