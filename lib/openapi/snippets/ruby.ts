import { rubyNative } from '@scalar/snippetz/plugins/ruby/native';
import { BASIC, type Dialect } from './frame';
import { printVisibleJson, quoteSingle } from './literal';

/** Quotes a text; in double quotes `#{…}`, `#$x` and `#@x` would be computed. */
const quote = (text: string) => quoteSingle(text, '#');

/** Ruby with `net/http`. */
export const ruby: Dialect = {
  plugin: rubyNative,
  quote,
  key: "ENV.fetch('SANDBOX_KEY')",
  queryKey: "URI.encode_www_form_component(ENV.fetch('SANDBOX_KEY'))",
  basic: BASIC,
  plus: ' + ',
  // A heredoc with quoted delimiters computes nothing.
  json: (value) => `<<~'JSON'\n${printVisibleJson(value).replace(/^/gm, '  ')}\nJSON`,
  pairs: (pairs) => {
    const lines = pairs.map(([name, text]) => `  [${quote(name)}, ${quote(text)}]`);
    return `URI.encode_www_form([\n${lines.join(',\n')}\n])`;
  },
  file: "File.binread('YOUR_FILE')",
  // Texts and bytes can be joined only as bytes where both are more than ASCII.
  join: (pieces) => `[\n  ${pieces.join(',\n  ')}\n].map(&:b).join`,
  finish: (frame) =>
    frame
      .replace(
        `request["Authorization"] = 'Basic ${BASIC}'`,
        "request.basic_auth(ENV.fetch('SANDBOX_KEY'), '')",
      )
      .replace('puts response.read_body', 'puts response.code, response.body'),
};
