import { SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import { STANDALONE_SLUG } from '@/lib/routes/standalone-path';
import { MIN_LUMINANCE, MAX_LUMINANCE } from '@/lib/theme/readable-colour';

/** Minified `readableColour`, `undefined` for no colour. Tests compare the two. */
const COLOUR = [
  'function(t){var m=/^#?([\\da-f]{3}|[\\da-f]{6})$/i.exec(t||""),h,y,u;if(!m)return;',
  'h=m[1].toLowerCase();if(h[3]==null)h=h.replace(/./g,"$&$&");',
  'm=[0,2,4].map(function(i){i=parseInt(h.substr(i,2),16)/255;',
  'return i<=.04045?i/12.92:Math.pow((i+.055)/1.055,2.4)});',
  'y=.2126*m[0]+.7152*m[1]+.0722*m[2];',
  `u=y<${MIN_LUMINANCE};if(!u&&y<=${MAX_LUMINANCE})return"#"+h;`,
  `return"#"+m.map(function(v){v=u?v+${MIN_LUMINANCE}-y:v*${MAX_LUMINANCE}/y;`,
  'v=255*(v<=.0031308?v*12.92:1.055*Math.pow(v,1/2.4)-.055);',
  'return(256+Math[u?"ceil":"floor"](v)).toString(16).slice(1)}).join("")}',
].join('');

/**
 * Script for `<head>` (its hash is in the page's policy) that sets on the root element before the
 * first paint:
 * - `data-theme`: the theme that the reader chose;
 * - `data-document="named"`: `?swaggerUri=` names a document, so the saved one is not shown first;
 * - `data-resolving`: the path may be an operation's, so a not-found page waits for live documents;
 * - `data-lang`: the language of code samples, from the address or the reader's choice;
 * - `data-standalone`: the page is shown without the shell;
 * - `--brand`, `--brand-2`: colours of the address, or those stored by an earlier page.
 *
 * An address with two leading slashes is replaced: read as a relative one (by Next, too), it names
 * a host.
 */
export const BOOTSTRAP_SCRIPT = [
  '!function(){',
  'var r=document.documentElement,d=r.dataset,q=new URLSearchParams(location.search),n=location.pathname,',
  `c=${COLOUR};`,
  "if(n.startsWith('//'))location.replace(n.replace(/^\\/+/,'/')+location.search+location.hash);",
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch(e){}",
  "if(q.get('swaggerUri'))d.document='named';",
  "if(/\\/api\\/[^/]+\\/[^/]+/i.test(n))d.resolving='';",
  `var l=q.get('lang'),p=/^(${Object.keys(SAMPLE_LANGUAGES).join('|')})$/;`,
  "try{if(p.test(l))localStorage.setItem('lang',l);else l=localStorage.getItem('lang')}catch(e){}",
  'if(p.test(l))d.lang=l;',
  "addEventListener('change',function(e){e=e.target.dataset.lang;if(p.test(e))d.lang=e});",
  'try{n=decodeURI(n)}catch(e){}',
  `if(n.includes('${STANDALONE_SLUG}'))d.standalone='';`,
  "['themePrimary','themeSecondary'].forEach(function(k,i){var v=c(q.get(k));",
  'try{v=v||c(sessionStorage.getItem(k));if(v)sessionStorage.setItem(k,v)}catch(e){}',
  "if(v)r.style.setProperty(i?'--brand-2':'--brand',v)})",
  '}()',
].join('');
