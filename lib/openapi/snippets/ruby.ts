import { rubyNative } from '@scalar/snippetz/plugins/ruby/native';
import type { SampleRequest } from '../request/build-request';
import { BASIC, type Dialect, printBasicKey } from './frame';
import { printVisibleJson, quoteSingle } from './literal';

/** Quotes a text; in double quotes `#{…}`, `#$x` and `#@x` would be computed. */
const quote = (text: string) => quoteSingle(text, '#');

/** Class that the library declares for a method without one in `net/http`. */
const OWN_CLASS = /^class Net::HTTP::[^]*?^end\n\n/m;

/**
 * Makes requests without a class that sends them as they are: classes write their method in
 * capitals, and those that may have a body send an empty form without one.
 */
function withPlainRequest(frame: string, { method, body }: SampleRequest): string {
  const isEmptyForm = body === undefined && /^(POST|PUT|PATCH|LOCK|UNLOCK)$/.test(method);
  const isPlain = isEmptyForm || method !== method.toUpperCase() || OWN_CLASS.test(frame);
  const create = `Net::HTTPGenericRequest.new('${method}', ${body !== undefined}, true, url)`;
  return isPlain
    ? frame.replace(OWN_CLASS, '').replace(/Net::HTTP::\S+\.new\(url\)/, create)
    : frame;
}

/** Ruby with `net/http`. */
export const ruby: Dialect = {
  plugin: rubyNative,
  quote,
  key: (variable) => `ENV.fetch('${variable}')`,
  queryKey: (key) => `URI.encode_www_form_component(${key})`,
  basic: () => BASIC,
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
  finish: (frame, request) =>
    withPlainRequest(frame, request)
      .replace(
        `request["Authorization"] = 'Basic ${BASIC}'`,
        `request.basic_auth(${printBasicKey(request, ruby) ?? ''}, '')`,
      )
      .replace('puts response.read_body', 'puts response.code, response.body'),
};
