/** For so many milliseconds the scripts of a page wait for it to be painted. */
const patience = 1_000;

/**
 * Runs a page's scripts when the document is whole, as any module does, but one file a task:
 * all at once they would hold a phone for longer than a finger waits. Where they may wait
 * (`data-last`) it asks for them once the page is painted: until then they would take the line
 * from what is seen. Where nothing is painted, as in a tab behind another, they come at once.
 */
export const runCode = [
  '(function(d,s){',
  "var code=s.code.split(' '),others=code.slice(1);",
  'var run=function(){var h=others.shift();if(!h)return void import(code[0]);',
  'var on=function(){setTimeout(run)};import(h).then(on,on)};',
  'var go=function(){go=function(){};',
  "if('last' in s)code.forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});",
  "d.readyState==='loading'?d.addEventListener('DOMContentLoaded',run):run()};",
  `if(d.hidden||!('last' in s))go();else{setTimeout(function(){go()},${patience});`,
  "try{new PerformanceObserver(function(){go()}).observe({type:'paint',buffered:true})}catch(e){go()}}",
  '})(document,document.currentScript.dataset)',
].join('');
