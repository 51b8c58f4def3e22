/** The sheet of the proof's page: quiet, so that only the merchant's colours speak. */
export const proofStyle = `
*{box-sizing:border-box;margin:0}
body{font:15px/1.45 system-ui,sans-serif;color:#1b1d22;background:#fff;padding:40px clamp(16px,4vw,56px);max-width:1440px;margin:0 auto}
h1{font-size:32px;line-height:1.2;letter-spacing:-.01em}
header p{max-width:68ch;margin:12px 0 32px;color:#43464f;text-wrap:pretty}
header b{color:#1b1d22;font-weight:600}
.scroll{overflow-x:auto;margin-bottom:40px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;white-space:nowrap}
caption{text-align:start;white-space:normal;font-size:18px;font-weight:600;padding-bottom:8px}
th,td{text-align:start;padding:6px 28px 6px 0;border-bottom:1px solid #e4e5e9;font-weight:400}
thead th{font-size:13px;color:#5a5e69}
tbody th{font-weight:600}
.number{text-align:end}
abbr{text-decoration:none}
.swatch{display:inline-block;inline-size:20px;block-size:20px;border-radius:5px;margin-inline-end:8px;vertical-align:-5px;box-shadow:inset 0 0 0 1px #0000001f}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:32px}
h2{font-size:18px;margin-bottom:12px}
h2 small{font-size:13px;font-weight:400;color:#5a5e69;margin-inline-start:6px}
ol{list-style:none;padding:0}
li{display:grid;grid-template-columns:72px minmax(0,1fr) auto;gap:0 14px;align-items:center;padding:7px 0;border-top:1px solid #e4e5e9}
.sample{grid-row:span 2;display:grid;place-items:center;block-size:48px;border-radius:8px;font-size:18px;font-weight:600;box-shadow:inset 0 0 0 1px #0000001a}
.sample i{inline-size:36px;block-size:22px;border:2px solid currentColor;border-radius:6px}
.names{overflow-wrap:anywhere}
.names b{font-weight:600}
.figures{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.figures b{font-weight:600;margin-inline-end:6px}
.figures small{display:inline-block;font-size:13px;color:#5a5e69;min-inline-size:60px}
.written{grid-column:2/-1;font-size:13px;color:#5a5e69;font-variant-numeric:tabular-nums}
@media (max-width:540px){li{grid-template-columns:72px minmax(0,1fr)}.sample{grid-row:span 3}.figures{grid-column:2;text-align:start}.figures small{min-inline-size:0;margin-inline-end:8px}}
@media print{body{padding:0}li{break-inside:avoid}}
`;
