import type { ProofWords } from './english.ts';

/** Every word of the proof in Chinese; the type makes sure that none is missing. */
export const PROOF_ZH: ProofWords = {
  run: '已运行',
  runWith: '由 {tool} 运行',

  explorer: '输出浏览器：{title}',
  explorerAlso: '还生成了：{files}',
  explorerBuiltWith: '使用 {tools} 构建。',
  explorerTools: '{first} 和 {second}',
  explorerComma: '、',
  explorerInMarkdown: '网页在此处有一个浏览器，展示每种选项组合的输出文件。',

  sinceOrEarlier: '{version} 或更早',
  sinceDefault: '默认值在 {version} 中更改',
  sinceDeprecated: '在 {version} 中废弃',
  sinceComma: '，',
  presetOption: '选项',

  shareBlocks: '代码块',
  shareNumber: '数量',
  shareShare: '占比',
  shareRun: '作为项目的一部分运行，包括其输出',
  shareChecked: '由解析器检查；配置还由类型检查器检查',
  shareUntested: '未测试，并给出原因',
  shareSummary: '代码块：{blocks}。页面和片段：{pages}。项目：{projects}。',

  speedJavaScript: '仅 JavaScript',
  speedDeclarations: 'JavaScript 和声明文件',
  speedFails: '遇到类型错误时失败',
  speedIgnores: '忽略类型错误',
  speedWork: '{output}；{checks}；按时钟计 {ratio}×',
  speedConditions:
    '处理器时间及其与 Rslib 的比值，取 {rounds} 轮的中位数，测量于 {date}：一个有 {modules} 个模块、{lines} 行代码的库，{processors} 个处理器，Node.js {node}，无缓存。',
  speedRepeat: '使用 {command} 重复测量。',

  settingsSetting: '设置',
  settingsPurpose: '用途',
  settingsDefault: '{type}，默认值 {value}',
  settingsRequired: '{type}，必填',
  settingsKey: '键',
  settingsEnglish: '英文',
};
