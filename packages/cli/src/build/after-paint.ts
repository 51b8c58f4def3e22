/** For so many milliseconds the scripts of a page wait for it to be painted. */
const patience = 1_000;

/**
 * Asks for a rendered page's scripts once it is painted: until then they would take the line
 * from what is seen. Where nothing is painted, as in a tab behind another, they come at once.
 * They run when the document is whole, as any module does, one file a task: all at once they
 * would hold a phone for longer than a finger waits.
 */
export const afterPaint = [
  '(function(d,code){',
  'var go=function(){go=function(){};',
  "code.forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});",
  'var others=code.slice(1);',
  'var run=function(){var h=others.shift();if(!h)return void import(code[0]);',
  'var on=function(){setTimeout(run)};import(h).then(on,on)};',
  "d.readyState==='loading'?d.addEventListener('DOMContentLoaded',run):run()};",
  `if(d.hidden)go();else{setTimeout(function(){go()},${patience});`,
  "try{new PerformanceObserver(function(){go()}).observe({type:'paint',buffered:true})}catch(e){go()}}",
  "})(document,document.currentScript.dataset.code.split(' '))",
].join('');
