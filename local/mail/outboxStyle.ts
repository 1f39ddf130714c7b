/** Two panes on a desk; on a phone the list, or the mail that is open. */
export const OUTBOX_STYLE = `
:root{color-scheme:light dark;font:15px/1.45 Inter,system-ui,sans-serif;--ground:light-dark(#f2f6fa,#0f1620);
--panel:light-dark(#fff,#18212d);--line:light-dark(#d5dee8,#2c3846);--ink:light-dark(#14212e,#e8eef5);
--soft:light-dark(#4a5a6b,#a9b7c6);--chosen:light-dark(#e3eefb,#22334a);--link:light-dark(#0b5cad,#8ec5ff)}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:minmax(18rem,26rem) 1fr;height:100dvh;
background:var(--ground);color:var(--ink)}
a{color:var(--link)}a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:-2px}
.list{overflow:auto;border-right:1px solid var(--line);background:var(--panel)}
.list header{position:sticky;top:0;display:flex;align-items:baseline;gap:.6rem;padding:.9rem 1rem;
background:var(--panel);border-bottom:1px solid var(--line)}
h1{margin:0;font-size:1.15rem}.list header span{color:var(--soft)}
ul{list-style:none;margin:0;padding:0}li{scroll-margin-top:4rem}
li a{display:grid;grid-template-columns:minmax(0,1fr);gap:.1rem;padding:.7rem 1rem;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
li a:hover{background:var(--ground)}li a[aria-current]{background:var(--chosen)}
.line{display:flex;justify-content:space-between;gap:.75rem}.line b,.subject,.excerpt{overflow:hidden;
text-overflow:ellipsis;white-space:nowrap}.line time{flex:none;color:var(--soft);font-size:.85rem;
font-variant-numeric:tabular-nums}.excerpt{color:var(--soft);font-size:.9rem}
.preview{display:flex;flex-direction:column;gap:.75rem;min-width:0;padding:1rem 1.25rem;overflow:auto}
.preview.none{justify-content:center;align-items:center;color:var(--soft)}
h2{margin:0;font-size:1.25rem;line-height:1.3;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem .75rem;margin:0;font-size:.92rem}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}.back{display:none;margin:0}
iframe{flex:1 0 24rem;width:100%;border:1px solid var(--line);border-radius:12px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0}summary{cursor:pointer;color:var(--soft)}
.empty{padding:1rem;color:var(--soft)}
@media (max-width:700px){body{grid-template-columns:1fr;height:auto;min-height:100dvh}.list{border:0}
.preview.none,.opened .list{display:none}.back{display:block}iframe{flex-basis:70dvh}}
`;
