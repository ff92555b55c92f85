// node mutate.mjs ROOT COUNT SEED: mutates COUNT places one by one and runs related unit tests.
import ts from 'typescript';
import fs from 'node:fs'; import path from 'node:path'; import {spawnSync} from 'node:child_process';
const [root,count,seed]=[process.argv[2],+process.argv[3],+process.argv[4]]; process.chdir(root);
let s=seed; const rnd=()=>{s=(s*1664525+1013904223)>>>0;return s/2**32};
const walk=d=>fs.readdirSync(d,{withFileTypes:true}).flatMap(e=>e.isDirectory()?walk(path.join(d,e.name)):/\.tsx?$/.test(e.name)&&!/\.d\.ts$/.test(e.name)?[path.join(d,e.name)]:[]);
const files=[...walk('lib'),...walk('components')].filter(f=>!/lib\/(tools\/(start|dev)|build\/(build|pdf|images))/.test(f));
const K=ts.SyntaxKind, SW={[K.EqualsEqualsEqualsToken]:'!==',[K.ExclamationEqualsEqualsToken]:'===',[K.LessThanToken]:'<=',[K.GreaterThanToken]:'>=',[K.LessThanEqualsToken]:'<',[K.GreaterThanEqualsToken]:'>',[K.AmpersandAmpersandToken]:'||',[K.BarBarToken]:'&&',[K.QuestionQuestionToken]:'&&',[K.PlusToken]:'-',[K.MinusToken]:'+'};
const muts=[];
for(const f of files){const t=fs.readFileSync(f,'utf8');const sf=ts.createSourceFile(f,t,ts.ScriptTarget.Latest,true,f.endsWith('x')?ts.ScriptKind.TSX:ts.ScriptKind.TS);
 const add=(n,a,b,to)=>muts.push({f,a,b,to,line:sf.getLineAndCharacterOfPosition(a).line+1,was:t.slice(a,b)});
 const v=n=>{ if(ts.isTypeNode(n)||ts.isImportDeclaration(n)||ts.isTypeAliasDeclaration(n))return;
  if(ts.isBinaryExpression(n)&&SW[n.operatorToken.kind]){const o=n.operatorToken; const str=K.PlusToken===o.kind&&(ts.isStringLiteral(n.left)||ts.isStringLiteral(n.right)); if(!str)add(n,o.getStart(),o.end,SW[o.kind]);}
  if(ts.isPrefixUnaryExpression(n)&&n.operator===K.ExclamationToken)add(n,n.getStart(),n.operand.getStart(),'');
  if(ts.isNumericLiteral(n)&&!ts.isPropertyAssignment(n.parent))add(n,n.getStart(),n.end,String(+n.text+1));
  if(n.kind===K.TrueKeyword||n.kind===K.FalseKeyword)add(n,n.getStart(),n.end,n.kind===K.TrueKeyword?'false':'true');
  if(ts.isIfStatement(n)){add(n,n.expression.getStart(),n.expression.end,'true');add(n,n.expression.getStart(),n.expression.end,'false');}
  if(ts.isConditionalExpression(n)){add(n,n.getStart(),n.end,'('+n.condition.getText()+') ? ('+n.whenFalse.getText()+') : ('+n.whenTrue.getText()+')');}
  if(ts.isCallExpression(n)&&ts.isPropertyAccessExpression(n.expression)&&['filter','sort','trim','reverse','slice'].includes(n.expression.name.text))add(n,n.expression.expression.end,n.end,'');
  if(ts.isStringLiteral(n)&&n.text&&!ts.isJsxAttribute(n.parent)&&!ts.isExpressionStatement(n.parent)&&!/use client/.test(n.text))add(n,n.getStart(),n.end,"''");
  ts.forEachChild(n,v)}; v(sf);}
console.log(muts.length,'places');
const used=new Set(),pick=[];while(pick.length<count){const m=muts[Math.floor(rnd()*muts.length)];const k=m.f;if(used.has(k))continue;used.add(k);pick.push(m);}
let killed=0;const out=[];
const jest=(args)=>spawnSync('npx',['jest','--selectProjects','unit','-w',process.env.W??'1','--silent','--bail','--testTimeout=40000',...args],{encoding:'utf8',timeout:420000,env:{...process.env,FC_SEED:'1'}});
for(const [i,m] of pick.entries()){
 const orig=fs.readFileSync(m.f,'utf8');fs.writeFileSync(m.f,orig.slice(0,m.a)+m.to+orig.slice(m.b));
 let how='';const dir=path.dirname(m.f).replace(/^(lib|components)\/?/,'__tests__/');const base=path.basename(m.f).replace(/\.tsx?$/,'');
 const near=fs.existsSync(dir)?fs.readdirSync(dir).filter(x=>x.startsWith(base+'.test')).map(x=>path.join(dir,x)):[];
 if(near.length&&jest(near).status!==0)how='own';
 if(!how&&fs.existsSync(dir)){const r=jest(['--findRelatedTests',m.f,'--testPathPatterns',dir.replace('__tests__/','__tests__/')+'/']);if(r.status!==0&&!/No tests found/.test(r.stderr+r.stdout))how='room';}
 if(!how){const r=jest(['--findRelatedTests',m.f]);if(r.status===null)how='';else if(r.status!==0&&!/No tests found/.test(r.stderr+r.stdout))how='related';}
 fs.writeFileSync(m.f,orig);
 if(how)killed++;
 console.log(`${i+1} ${how||'SURVIVED'} ${m.f}:${m.line} ${JSON.stringify(m.was.slice(0,60))} -> ${JSON.stringify(m.to.slice(0,60))} [${killed}/${i+1}]`);
}
