/** Of the pages of pictures; no word of a brand's sheet reaches it, because each picture is a document of its own. */
export const choicesStyle = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;--line:#8884;--quiet:#6b6f7a}
@media(prefers-color-scheme:dark){:root{--quiet:#a5a9b4}}
*{box-sizing:border-box}
body{max-width:1240px;margin:0 auto;padding:20px 16px 80px}
h1{font-size:24px;margin:0}h2{margin:48px 0 0;font-size:20px}h3{margin:0;font-size:16px}
p{margin:4px 0}code{font:12.5px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
.quiet{color:var(--quiet)}
.view{position:sticky;z-index:5;top:0;display:flex;flex-wrap:wrap;gap:8px 20px;margin:16px -16px 0;padding:10px 16px;background:Canvas;border-block-end:1px solid var(--line)}
.view div{display:flex}
.view button{min-height:36px;padding:4px 14px;border:1px solid var(--line);background:none;color:inherit;font:inherit;cursor:pointer}
.view div button:first-child{border-radius:8px 0 0 8px}.view div button:last-child{border-radius:0 8px 8px 0;border-inline-start:0}
.view button[aria-pressed=true]{background:CanvasText;color:Canvas}
nav.slots{display:flex;flex-wrap:wrap;gap:4px 14px;margin-block:12px}
section.slot{margin-block-start:32px;padding-block-start:20px;border-block-start:1px solid var(--line);scroll-margin-top:72px}
.row{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,270px),1fr));gap:20px 16px;margin-block-start:14px;align-items:start}
figure{margin:0;min-width:0}
figcaption{margin-block-start:8px}
.name{display:flex;align-items:baseline;gap:8px;font-weight:600}
.now{padding:0 8px;border-radius:10px;background:CanvasText;color:Canvas;font-size:12px;font-weight:600}
.stage{position:relative;overflow:hidden;min-height:60px;border-radius:10px;box-shadow:0 0 0 1px var(--line)}
.current .stage{box-shadow:0 0 0 2px CanvasText}
.stage iframe{position:absolute;inset-block-start:0;left:0;border:0;transform-origin:0 0;pointer-events:none}
.aside{position:fixed;left:-9999px;top:0;width:390px;height:820px;visibility:hidden}
[data-token]{width:min(100%,300px);min-height:0;margin-block-start:4px}
[data-token]:empty{box-shadow:none}
@media(min-width:701px){.tokens table{table-layout:fixed}.tokens th:nth-child(4),.tokens td:last-child{width:316px}.tokens thead th:nth-child(2),.tokens thead th:nth-child(3){width:190px}}
@media print{.view{display:none}}
@media(max-width:700px){
.view{gap:8px 10px}.view button{padding-inline:9px;font-size:13px}
.tokens table,.tokens tbody,.tokens tr,.tokens th,.tokens td{display:block}.tokens thead{display:none}
.tokens tr{padding-block:14px;border-block-end:1px solid var(--line)}.tokens th,.tokens td{border:0;padding:2px 0}}
`;

/** The buttons over all pictures. */
export const viewButtons = `<div class="view" role="group" aria-label="How the pictures are looked at">
<div><button type="button" data-view="dark">Dark</button><button type="button" data-view="light">Light</button></div>
<div><button type="button" data-view="ltr">From the left</button><button type="button" data-view="rtl">From the right</button></div>
</div>`;
