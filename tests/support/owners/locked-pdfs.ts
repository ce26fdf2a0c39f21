/**
 * PDFs that are locked: their dictionaries of encryption, and a stream with the objects of their pages. qpdf made them with
 * --object-streams=generate --static-id --static-aes-iv, and with --encrypt "" o 40 to --encrypt u o 256 --extract=n.
 */
import { pdfWith } from './pdfs.ts';

type Locked = readonly [how: string, lock: string, stream: string];

/** All viewers open them without asking for a password. */
export const openLocks: readonly Locked[] = [
  [
    'RC4 with 40 bits, since 1994',
    '<< /Filter /Standard /Length 40 /O <d8a81f2f756b03f0e776376607dc67c098531ac3e51f6e5cf0fc1473b1ce0975> /P -4 /R 2 /U <b5a466befae4c5de775003b0de5729182cdd155787a66a8a571d12f966286f2d> /V 1 >>',
    'uZDIk3x6iG7ynAwf7scguZ1o0S4iVAdNsHLvwtUYZQk+5jLfj+HW4oRvDqV4Bu4N3hA9njKjuw+Qk1WjLPla3QbZOWvkQnBFzfvUCacJDfad0lBw1DlIF0lH',
  ],
  [
    'RC4 with 128 bits',
    '<< /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 3 /U <b877678d12cd09ae5480e3754cad75ba0122456a91bae5134273a6db134c87c4> /V 2 >>',
    'szGDtjJADBKt480o3Z7IQTJFY9J/jkC6/Z4c0Dvl9ooSqGhi8m5o19wFF6YkVj0L/1ON1r9QwdTd92ONbgphoBdTkCiCuiVyQ1O5fnnEnJvDq/A2Z4QJEhc3',
  ],
  [
    'RC4, named by a filter',
    '<< /CF << /StdCF << /CFM /V2 /Length 16 >> >> /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <b877678d12cd09ae5480e3754cad75ba0122456a91bae5134273a6db134c87c4> /V 4 >>',
    'szGDtjJADBKt480o3Z7IQTJFY9J/jkC6/Z4c0Dvl9ooSqGhi8m5o19wFF6YkVj0L/1ON1r9QwdTd92ONbgphoBdTkCiCuiVyQ1O5fnnEnJvDq/A2Z4QJEhc3',
  ],
  [
    'AES with 128 bits',
    '<< /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <b877678d12cd09ae5480e3754cad75ba0122456a91bae5134273a6db134c87c4> /V 4 >>',
    'DhwqOEZUYnB+jJqotsTS4CZTlyD+e+57LXle84Ohy7Hv2ec9b6uo7mIsmRhCUsf/luhNo5Am29Zy6VvMk2jcN74p+bA4Iix7BMvYUKTM4DAPwpzq1my85AnabIePST8kZytQ1tQ02/rkp6SOA7X8OQ==',
  ],
  [
    'AES, with its metadata open',
    '<< /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /EncryptMetadata false /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -4 /R 4 /StmF /StdCF /StrF /StdCF /U <f5d567fc565c4688dc7c91c0a8ae0a600122456a91bae5134273a6db134c87c4> /V 4 >>',
    'DhwqOEZUYnB+jJqotsTS4JGzP7XFXgqObe4A8G+ojGWzIZsoM/FZReLHG6CIp1AYuqjg8Cg8VBxvkhEpkKg/I/idFgiyzyIKrekHU3n5KqriTItgxd0Jnp51G2VZQnbFn/+2YWrwR2DLfQjy4pm8Tg==',
  ],
  [
    'AES with 256 bits, as Acrobat 9 has it',
    '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <68a124107073c1584901a178269b8e1723883e8883866b1ebad474d0f1bd997a85834423941c866a51d8b5027ebf112f> /OE <07e1ee55f18f475a415def8648a1d8a20c7e614cb2ac6780dea5bf8e58db0563> /P -4 /Perms <926531af9367f8458c6f285c2c6093b3> /R 5 /StmF /StdCF /StrF /StdCF /U <ababd47ab03e0c527d77a5e609b2141ca0da1baecb1d54573f1d5bdad12bef41f6f2627549af7f564a4af3ab9a719720> /UE <5eab91c55a6c2d111d51aa735d447806275b0d1b6d25c7415636e64c89cf0ada> /V 5 >>',
    'DhwqOEZUYnB+jJqotsTS4AhZdi4COprAZxnFi2sgzuVAkavShG1FKB5OhkbYC2OYjcKnjG2fs1CwwlDX5FiD51YkPyuDSehN+ZNW0DdMXwRsuqKiGwpG0o2vw2sT5vdUWgboyywKi4s46Wj6MPr77g==',
  ],
  [
    'AES with 256 bits, as PDF 2.0 has it',
    '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <4b4c659aa84da6e33ea356efd63751aede21cf039291c8e3c61a9e73252eca436025dcada75c354ba55687c59ee9816d> /OE <11145916aa670f8dc33cc0dfa4c821b2b6b2906d2bb2bc603cad05d31a8dc4ff> /P -4 /Perms <d84619e0ea2ed377bfbc774532e1a581> /R 6 /StmF /StdCF /StrF /StdCF /U <94a23648417ecd5535463eae8ee4df443b6583ae7aa320f5a9fb4a01af191b7d115272f5561216b27f2c4ecf3c4e5061> /UE <30ce8cc97a0956c05a709fa0d9bfc136e1c45caa9b5c9947412fe6267f06380a> /V 5 >>',
    'DhwqOEZUYnB+jJqotsTS4E8JtwnRVOnw1mp9MhzwQdgGwJMkid0PucaQBv3nh/sYau8jdCKYYqwvhogyoiWJ+V1XJlQ0YdhZMYJK+YpocFl1vApSOKR8vM7TNL3fM9kos7cDT4ZJKi9r1lKF8GI7vA==',
  ],
  [
    'AES, and an owner without a password',
    '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <a4a62c6b185735c4e709a9e3cb61caafb60e626f072d7c6601c7c165b6a0f349c12acf6aa0daaed5e97cbf1b6b0609bc> /OE <24880461b11437bc19ae0a0af1886b95879b54b3aa25b693463f6131b2192896> /P -4 /Perms <cb3b60e0d5b2a89e1c5ae4c5306095a3> /R 6 /StmF /StdCF /StrF /StdCF /U <6a03312b8c48c663ad23198b76ed3872be763cb6c5667ab2d607621de38c800dc2cf8b7157e45bf3faa143cb1adb0cc4> /UE <face01a89e02e2f1213f09083e9b6d8983ec2cd1bf714d11c539d6caeaed0c55> /V 5 >>',
    'DhwqOEZUYnB+jJqotsTS4OxQGpYF+xGXHXe88I9eXoygUZbl3dH1L1M+/e5VP4tfIu+vRrYRHvdBIeMgRNk/7aYFwxesF9PGtjXa0ZwNeCUfwNDQOoYVxTZNV5eYotySqM79Y0iO29nBZ0sHURCNZg==',
  ],
];

/** They need a password, or their text may not be copied. */
export const closedLocks: readonly Locked[] = [
  [
    'RC4 and a password',
    '<< /Filter /Standard /Length 128 /O <2a2f0a1990192c60114730bdcd39f37828a53c89a340dd473c85299dc5258e1c> /P -4 /R 3 /U <fbe50a471395e24b4e73472e36a4abf00122456a91bae5134273a6db134c87c4> /V 2 >>',
    'vPKWFzweTVwjU8bX4rFnZwJJSAf34fs04MifcScfiq8wHNRGBoEdS/2DNbP+4xeFHVstEBfvdKG/lgfz8jKhARdbiAJkkAD/dyUEsJVA+OaSh4RTz9E6pLLN',
  ],
  [
    'AES and a password',
    '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <fea9a523ccec1740cb98c3280b3abfd6ed1e035b6dfbcf6a6b760e65de5124736e8e4958cd6a592789ffb2babe81b6f3> /OE <66fc28b2b695343b67b6ee5c4618e64bf0ebf111c551142d0d5a4321817e4610> /P -4 /Perms <cc55de3671fbedd9a5defef09b31f3d3> /R 6 /StmF /StdCF /StrF /StdCF /U <49599bb8f603ec1a55b8aaac087014e19ed777ab46b6ffb282fd07c8bf99f0e9bc00c1f0f2e07d093831d5de3fb3cc59> /UE <a422cd0c3dc5e373065c828cb09322ff276cc898030b68b00c1a3878b6a3d4bc> /V 5 >>',
    'DhwqOEZUYnB+jJqotsTS4DluNZRA55AiCJxOQHepy6o89Vc9OQkHwXPWk6o0ZE5W5JxtE4BLN+A4PYN5WEmZIfo0HInbfBM/6WhXPkjYODvCK7pt1YFYOAU9MReO9GnSPR1JiE+8bp+IwXIytF1asQ==',
  ],
  [
    'RC4 and no right to copy',
    '<< /Filter /Standard /Length 128 /O <77b8fb098022d3ab34237ea5643c08710ea5123fc5f88bf993a68cca5f12b40f> /P -20 /R 3 /U <b12eb14744dec169345e010840c7269d0122456a91bae5134273a6db134c87c4> /V 2 >>',
    'ovEh/dU1K2SXEtDD3ocD3BQAwY+AshM5TiHYqc/tx3UJNU5+aV1+yTXS7mZZdynirliq0qbBXiI3m1vx9XKxBX0ZoqRrdXJcjLKfedeXqedmQkpl4EXzNTyB',
  ],
  [
    'AES and no right to copy',
    '<< /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256 /O <135d2465d51299d57e4afbc32e1f88a83d6e6264149096203517ce75ff961479ed9ec06c712195f5f20173fa39c171aa> /OE <e9b1149a60e749534d6a986fa25281091ee45c1580c5187b4b7663fe52eba527> /P -20 /Perms <3d1f7703eb9c65b1101073ab405ba3f5> /R 6 /StmF /StdCF /StrF /StdCF /U <55843afaed1a84aa79c98462c19f14246dfd507b4c195268a8dfbcb5e8b5bc2feb11ccab8bb7d4bf30aa242d9a37e1bf> /UE <91bd568216a8cc562432a74006f6320608e10db3b32492038042dfb243ef9ebc> /V 5 >>',
    'DhwqOEZUYnB+jJqotsTS4E8GUaNN3FTdRydrxQZeW80MIAqFiEJtB+XhCuvCOBrAYqeHxn9rvgJEebUk6ZoL+kwtVsoNBCw+2nYrPkpcwHzZHlMP92oK/k/s2kdu6Et+3MrNJ5psQBlQ3hb2FnQxMQ==',
  ],
];

export const lockedPdf = (lock: string, stream: string): Buffer => {
  const packed = Buffer.from(stream, 'base64').toString('latin1');
  return pdfWith(
    {
      1: '<</Type/Catalog/Pages 3 0 R>>',
      2: `<</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream`,
      5: lock,
    },
    { trailer: '/Encrypt 5 0 R/ID[<31415926535897932384626433832795>]', within: { 3: 2, 4: 2 } },
  );
};
