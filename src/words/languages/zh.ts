import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: '跳到正文',
  newTab: '在新标签页中打开',
  scriptsOff: '要查看本页的完整版，请在启用了脚本的浏览器中打开。',

  bar: {
    label: '主菜单',
    home: '首页',
    about: '关于我',
    project: '作品',
    contact: '联系',
  },

  hero: {
    subtitle: '广播电视与传媒',
    button: '认识我',
    onAir: '直播中',
  },

  about: {
    heading: '接下来请看：关于我',
    cards: {
      work: {
        title: '工作经历',
        text: { '=1': '一段经历，逐条道来。', other: '{count}段经历，按节目单依次播出。' },
      },
      life: { title: '工作之外', text: '红灯熄灭之后的我。' },
      cv: {
        title: '下载简历',
        text: 'PDF，{size}，共{pages}页。',
      },
    },
  },

  projects: {
    heading: '我的作品',
    carousel: '轮播',
    slide: '幻灯片',
    position: '第{position}个，共{count}个',
    bullet: '转到第{position}个作品',
    previous: '上一个作品',
    next: '下一个作品',
  },

  projectPage: {
    all: '全部作品一览',
    back: '作品',
    credits: '主创团队',
    pictures: '图片',
    on: '在 {host} 观看',
    film: {
      name: '影片',
      play: '播放',
      file: '直接打开影片文件',
      missing: '影片文件没有和本页放在一起。',
      cannotPlay: '影片无法在这里播放。',
      onlySound: '这个浏览器能播放影片的声音，但无法显示画面。',
    },
    sound: {
      name: '音频',
      file: '直接打开音频文件',
      missing: '音频文件没有和本页放在一起。',
      cannotPlay: '音频无法在这里播放。',
    },
  },

  contact: {
    heading: '期待您的来信',
    lead: '提交后，您的邮件程序会打开，邮件内容已经填好。',
    email: '您的邮箱',
    message: '内容',
    submit: '发送邮件',
    tooLong: '如果没有打开邮件，说明内容过长：请复制内容，直接发送到我的邮箱。',
    address: '或直接发邮件至',
    copy: '复制地址',
    copied: '地址已复制。',
    copyByHand: '地址已选中，请用键盘或长按来复制。',
    save: '保存联系人',
    whatsapp: '💬 用 WhatsApp 聊聊',
    linkedin: '在 LinkedIn 上联系',
    subject: '来自作品集网站的邮件',
  },

  workDetails: {
    title: '工作经历',
    heading: '工作经历，从头细说',
    list: '职业经历',
    current: '现任',
  },

  lifeDetails: {
    title: '工作之外',
    heading: '工作之外，还有这样的我',
  },

  footer: {
    credit: '网站制作',
    whatsapp: 'WhatsApp',
    phone: '电话',
  },
};

export const kit: KitWords = {
  subject: '{fullName}的作品集与简历',
  subjectLabel: '主题：',
  attachmentLabel: '附件：',
  preview:
    '`preview.png` 是 WhatsApp、LinkedIn 等应用显示本站链接时所用的图片，请与 `index.html` 放在一起。',
  film: '影片和音频与 `index.html` 放在一起才能播放：{film}。',
  letter: `[称呼]，您好：

我是{fullName}，就[职位或项目]与您联系。

{sent}

期待您的回复。

祝好！
{fullName}
`,
  sent: {
    attached:
      '附件是我的作品集和简历，打包成了一个 zip 文件。解压后用任意浏览器打开 index.html 即可：无需联网，也不会从任何地方加载内容。简历是同一文件夹里的 PDF。\n',
    linked: '我的作品集在 {address}，用任意浏览器都能打开，简历也在那里，是 PDF。\n',
    apart:
      '我的作品集和简历打包成了一个 zip 文件，但太大，无法用邮件发送：[这是它的链接，或：随U盘寄上]。解压后用任意浏览器打开 index.html 即可：无需联网，也不会从任何地方加载内容。简历是同一文件夹里的 PDF。\n',
  },
  readme: [
    '# {fullName}的作品集',
    '',
    '这个文件夹就是一个网站，全部内容都在 `index.html` 这一个文件里。简历 `{cvFileName}` 也放在一起。',
    '',
    '- **打开**：双击 `index.html`。放在硬盘或 U 盘上都能用，无需联网，也无需安装。',
    '- **打印**：每一页都能打印成整洁的文档，“工作经历”一页就是一份精简的简历。',
    '- **不运行脚本**时（例如在邮件预览中），同样的内容会显示为一份简单的文档。',
    '- **不连接任何地方**：不加载、不保存、也不发送任何内容。联系表单会打开您自己的邮件程序。',
    '',
    '网站所含的第三方作品及其许可，列在 `index.html` 的末尾。',
    '',
  ].join('\n'),
};
