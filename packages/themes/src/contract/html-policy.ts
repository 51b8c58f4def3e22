/**
 * The one policy of trusted types that a page may make, once: by it the
 * sanitiser reads HTML of operators. The page's own policy says its name.
 */
export const htmlPolicy = 'livery-html';

/** What the head of a page leaves for the sanitiser, where the browser knows trusted types. */
export interface HtmlReader {
  /** Reads into a document in which nothing runs and nothing is fetched. */
  readonly liveryRead?: (html: string) => Document;
}

/**
 * Makes the policy before anybody else can, and leaves of it no more than a way
 * to read HTML into a document that is not shown: what it signs leaves this code
 * for the browser's own parser alone, which is remembered as it is now. Runs
 * before all else of a page, and may fail where somebody was before it.
 */
export const claimHtmlPolicy = [
  'try{(function(t){if(!t)return;',
  `var p=t.createPolicy('${htmlPolicy}',{createHTML:function(h){return h}}),d=new DOMParser,`,
  'c=p.createHTML.bind(p),f=d.parseFromString.bind(d);',
  "Object.defineProperty(globalThis,'liveryRead',",
  "{value:function(h){return f(c(h),'text/html')}})",
  '})(globalThis.trustedTypes)}catch(e){}',
].join('');
