/** The passwords of six and more characters that leaked lists show most often, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456 123456789 12345678 1234567 1234567890 123123 111111 000000 654321 666666
  121212 112233 123321 555555 777777 888888 999999 222222 333333 444444
  987654321 987654 0987654321 159753 147258369 147258 258456 159357 789456 789456123
  123654 456789 696969 131313 232323 101010 212121 11111111 00000000 88888888
  12341234 11223344 87654321 123123123 987654320 1111111111 12344321 5201314 147852 123789
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort
  password! password1! password01 mypassword password2 pass1234 pass123 passpass passwd passport
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyui qwertz qwert123 qwe123
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 qazwsx qazwsxedc zaq12wsx
  asdfgh asdfghjkl asdf1234 asd123 asdasd asdfasdf zxcvbn zxcvbnm zxcvbnm123 zxc123
  abc123 abcd1234 abcdef abc12345 abcdefg abcdefgh aaaaaa aaaaaaaa a123456 a12345678
  aa123456 a1b2c3 a1b2c3d4 123abc 123456a 123456abc 1234qwer 123qwe 12345a 123qweasd
  letmein letmein1 welcome welcome1 welcome123 admin123 administrator admin1234 admin@123 adminadmin
  iloveyou iloveyou1 iloveu loveyou lovely loveme love123 ilovegod lovers forever
  monkey dragon master master123 shadow sunshine sunshine1 princess princess1 football
  football1 baseball basketball soccer hockey liverpool chelsea arsenal barcelona realmadrid
  superman batman spiderman ironman pokemon naruto starwars matrix killer hunter
  michael jordan jordan23 jennifer jessica michelle charlie daniel thomas andrew
  robert joshua anthony matthew ashley nicole amanda samantha hannah maggie
  george william jasmine andrea martin patrick richard joseph victoria alexander
  computer internet google samsung samsung1 apple123 iphone microsoft facebook secret
  secret1 changeme changeme123 default guest123 test123 test1234 testing tester temp123
  trustno1 whatever freedom nothing summer winter autumn spring flower butterfly
  cookie chocolate banana orange cheese pepper ginger purple yellow silver
  diamond golden angel1 angels heaven jesus1 blessed blink182 access login123
  mustang ferrari porsche corvette harley yamaha mercedes hello123 hellohello hello1
  tigger buster bailey rocket phoenix thunder ranger cowboy eagles steelers
  starwars1 zaq1zaq1 qweasdzxc qweasd asdqwe123 user123 azerty azertyuiop 1234abcd abcabc
  aloha123 hawaii hawaii808 furniture sayang bismillah doraemon indonesia rahasia kucing
  `
    .trim()
    .split(/\s+/),
)
