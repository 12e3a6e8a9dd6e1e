import type { QueryTable } from './query-table.ts';

/** Queries in Chinese, for the pages in tests/fixtures/chinese-search. */
export const CHINESE: QueryTable = {
  /** The whole query is a heading that many pages have, and one page is about it. */
  generic: {
    介绍: '/guide/introduction',
    配置: '/guide/config-file',
    示例: '/guide/examples',
    选项: '/config/',
    常见问题: '/guide/faq',
    配置文件: '/guide/config-file',
    示例项目: '/guide/examples',
    选项一览: '/config/',
  },
  /** A topic together with a heading that many pages have: its page or that section of it. */
  topic: {
    插件配置: '/guide/plugins',
    插件用法: '/guide/plugins',
    '插件 示例': '/guide/plugins',
    开发服务器配置: '/guide/dev-server',
    '开发服务器 示例': '/guide/dev-server',
    样式配置: '/guide/styles',
    样式用法: '/guide/styles',
    静态资源选项: '/guide/assets',
    '静态资源 概述': '/guide/assets',
    类型声明配置: '/guide/typescript',
    输出格式示例: '/guide/output-format',
    '输出格式 选项': '/guide/output-format',
    路径别名用法: '/guide/aliases',
    外部依赖配置: '/guide/externals',
    源码映射选项: '/guide/source-maps',
    单元测试配置: '/guide/testing',
    命令行选项: '/config/cli',
    命令行示例: '/config/cli',
    'target 示例': '/config/target',
    'minify 用法': '/config/minify',
  },
  /** A topic alone. */
  plain: {
    安装: '/guide/quick-start#安装',
    插件: '/guide/plugins',
    开发服务器: '/guide/dev-server',
    热更新: '/guide/dev-server#热更新',
    样式模块: '/guide/styles#样式模块',
    别名: '/guide/aliases',
    外部依赖: '/guide/externals',
    声明文件: '/guide/typescript',
    监视模式: '/config/cli#监视模式',
    编写插件: '/guide/plugins#编写插件',
    发布: '/guide/publish',
    迁移: '/guide/migration',
    构建很慢: '/guide/faq#构建很慢怎么办',
  },
};
