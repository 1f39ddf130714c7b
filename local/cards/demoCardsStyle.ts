/** One column, like a provider's page on a phone. */
export const DEMO_CARDS_STYLE = `
:root{color-scheme:light dark;font:16px/1.5 Inter,system-ui,sans-serif;--ground:light-dark(#eef2f6,#10151c);
--panel:light-dark(#fff,#1a222c);--line:light-dark(#cfd8e3,#364352);--ink:light-dark(#16202b,#e9eef4);
--soft:light-dark(#4a5a6b,#a9b7c6);--action:light-dark(#0b5cad,#8ec5ff);--on:light-dark(#fff,#0b1a2a)}
*{box-sizing:border-box}body{margin:0;padding:1rem;display:grid;place-items:start center;min-height:100dvh;
background:var(--ground);color:var(--ink)}
main{width:min(28rem,100%);margin-top:4vh;padding:1.5rem;background:var(--panel);border:1px solid var(--line);border-radius:16px}
h1{margin:.5rem 0;font-size:2rem;font-variant-numeric:tabular-nums}.demo,.back{margin:0;color:var(--soft);font-size:.9rem}
ul{list-style:none;margin:0 0 1rem;padding:0}li{display:flex;justify-content:space-between;gap:1rem;padding:.4rem 0;
border-bottom:1px solid var(--line)}li span{overflow-wrap:anywhere}li b{flex:none;font-variant-numeric:tabular-nums}
form{display:grid;gap:.6rem;margin-bottom:1rem}button{min-height:2.9rem;padding:.4rem 1rem;border:1px solid var(--line);
border-radius:10px;background:var(--panel);color:var(--ink);font:inherit;cursor:pointer}
button.first{background:var(--action);border-color:var(--action);color:var(--on)}a{color:var(--action)}
button:focus-visible,a:focus-visible{outline:3px solid var(--action);outline-offset:2px}
`;
