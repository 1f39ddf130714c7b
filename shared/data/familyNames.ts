/*
 * Family names by which a given name is proposed (shared/domain/people/consent/guessGivenName.ts), without accents, in small
 * letters. The lists hold no promise: what is proposed is read and confirmed by a guardian.
 */

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Chinese, Korean and Vietnamese names that are hardly ever syllables of given names. */
export const ASIAN_FAMILY = names(
  'ang au bae baek bui chan chang chau chen cheng cheong cheung chia chiang chien chin chiu choi chong chou chow chu chua chuang ' +
    'dang ding dinh doan duong fok foong fu gan goh gong gu guo heng heo hoang hoo hsieh hsu hu huang huynh hwang jeon ' +
    'jeong jiang khoo khor kim ko koay koh kok kong ku kuang kuo kwan kwok kwon kwong lau lee leong leow leung liang liao ' +
    'liew lim liu loh loke loo low luk luo lye mak ng ngai ngo nguyen oh ong ooi pan pang park peng pham phan poon ' +
    'pun pyo qian quek ryu seah seet seong shen shi shum sim soh soon soong su sun szeto tam tan tang tay teh teng teo ' +
    'teoh toh tong tran truong tsai tsang tsao tse tseng tso tsoi tsui vo vu wang wong wu xie xu xue yam yap ye yeh yeo yeoh ' +
    'yeow yeung yim yip yoon zeng zhang zhao zheng zhou zhu zou',
);

/** Asian family names that are syllables of given names as well: Lam Hei Yu, Chan Wing Lam. */
export const FAMILY_OR_GIVEN = names(
  'cao chung do du fan fang fung he ho hong hui hung ip kang lai lam law le li lin lo long lu lui ly ma mai man mo ngan pak pei qi ' +
    'seo shek siu so to wan yang yau yuan yuen yun',
);

/** Asian family names that are first names elsewhere: Lee Harris, Kim Lane. */
export const FIRST_NAME_ELSEWHERE = names('an gene ho jo jung kay kim lee long mai man may ray see sun sue');

/** Japanese family names that no ending shows. */
export const JAPANESE_FAMILY = names(
  'abe aida aoki ando arai asada endo fujii fujita fukuda goto hara harada hasegawa hayashi higa hirano honda hoshino ichida ' +
    'ikeda imai inoue ishida ishii ito iwata kaneko kato kikuchi kimura kondo kubo kudo kuroda maeda maruyama masuda matsuda ' +
    'matsuo miura miyake morita nagai nakano nishida noda noguchi ogawa okada ono ota otani saito sakai sakamoto sasaki sato ' +
    'shibata shimada shimizu sugiura suzuki takagi takahashi takano takeda tamura tanaka taniguchi toyoda uchida ueda ueno ' +
    'wada watanabe yamada yokota yoshida',
);

/** Hungarian family names, which come first at home. */
export const HUNGARIAN_FAMILY = names(
  'balazs balogh farkas fekete gal horvath juhasz kiss kovacs lakatos meszaros molnar nagy nemeth olah papp racz szabo ' +
    'szilagyi takacs toth torok varga',
);

/** Chinese family names in characters; none that begins a Japanese name of four. */
export const CHINESE_CHARACTERS: ReadonlySet<string> = new Set(
  '陳陈黃黄張张李王吳吴劉刘蔡楊杨許许鄭郑謝谢郭洪邱曾廖賴赖徐周葉叶蘇苏呂吕何蕭羅罗潘鍾钟梁趙赵馮冯關关麥麦譚谭霍鄧邓彭曹袁蔣蒋魏薛孫孙朱胡',
);

/** Korean family names in Hangul. */
export const KOREAN_CHARACTERS: ReadonlySet<string> = new Set(
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구나민진엄채원천방공현함변염여추도석선설마길연위표명기반왕금옥육인맹제모탁국',
);
