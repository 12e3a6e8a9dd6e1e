/**
 * Words of the list of releases, in English. The build and the page's script say the same ones; the script finds them by
 * the English text.
 */
const ENGLISH = {
  releasesColon: ': ',
  releasesComma: ', ',
  releasesNewOptions: 'New options',
  releasesNewInspected: 'New inspected defaults',
  releasesNewFlags: 'New flags',
  releasesNewApi: 'New exports',
  releasesRemovedOptions: 'Removed options',
  releasesRemovedInspected: 'Removed inspected defaults',
  releasesRemovedFlags: 'Removed flags',
  releasesRemovedApi: 'Removed exports',
  releasesDeprecated: 'deprecated',
  releasesNotDeprecated: 'no longer deprecated',
  releasesDefault: 'default',
  releasesCommands: 'commands',
  releasesType: 'type',
  releasesFrom: 'From',
  releasesTo: 'To',
  releasesSame: '{from} and {to} have the same options, flags and exports.',
  releasesCompared: '{to} compared with {from}:',
  releasesUnchanged: 'The same options, flags and exports as before.',
  releasesOldest: '{version} is the oldest release on the registry.',
  releasesCompare: 'Compare two releases',
  releasesNeedScripts:
    'Comparing any two releases needs JavaScript. The lists below compare each one with the one before it.',
  releasesNotLoaded: 'The comparison cannot be loaded. Check your connection, then reload the page.',
} as const;

type ReleaseWords = Readonly<Record<keyof typeof ENGLISH, string>>;

const ZH: ReleaseWords = {
  releasesColon: '：',
  releasesComma: '、',
  releasesNewOptions: '新增选项',
  releasesNewInspected: '新增的默认值（来自 inspect）',
  releasesNewFlags: '新增命令行参数',
  releasesNewApi: '新增导出',
  releasesRemovedOptions: '移除选项',
  releasesRemovedInspected: '移除的默认值（来自 inspect）',
  releasesRemovedFlags: '移除命令行参数',
  releasesRemovedApi: '移除导出',
  releasesDeprecated: '已废弃',
  releasesNotDeprecated: '不再废弃',
  releasesDefault: '默认值',
  releasesCommands: '命令',
  releasesType: '类型',
  releasesFrom: '从',
  releasesTo: '到',
  releasesSame: '{from} 与 {to} 的选项、命令行参数和导出相同。',
  releasesCompared: '{to} 与 {from} 相比：',
  releasesUnchanged: '选项、命令行参数和导出与之前相同。',
  releasesOldest: '{version} 是 registry 上最早的版本。',
  releasesCompare: '比较两个版本',
  releasesNeedScripts: '比较任意两个版本需要 JavaScript。下面的列表将每个版本与前一个版本比较。',
  releasesNotLoaded: '无法加载比较。请检查网络连接，然后重新加载页面。',
};

export const RELEASE_TABLES: { en: ReleaseWords; zh: ReleaseWords } = { en: ENGLISH, zh: ZH };

/** An English text of the list of releases. */
export type ReleaseText = (typeof ENGLISH)[keyof typeof ENGLISH];
/** Says an English text of the list of releases in the language of a page. */
export type SayRelease = (english: ReleaseText) => string;
