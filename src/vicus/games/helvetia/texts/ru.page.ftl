## Гельвеция

page-line = Жените своих жителей по всем деревням и не дайте никому проспать.
first-game-about = Быстрое начало, без жетонов персонажей, и конец при 18 очках.
page-key-person = выбрать персонажа
page-key-tile = действовать с жетоном персонажа

page-hv-table = Стол «Гельвеции»
page-hv-parts = Части стола
page-hv-part-own = Деревня
page-hv-part-offer = Здания
page-hv-part-market = Рынок
page-hv-part-others = Другие
page-hv-your-village = Ваша деревня
page-hv-village-of = Деревня: { $seat }
page-hv-neutral-village = Нейтральная деревня
page-hv-neutral = нейтральный
page-hv-setup = Подготовка
page-hv-round = Раунд { $round } · конец при { $goal } очках
page-hv-persons = Персонажи
page-hv-centre = Центр деревни
page-hv-enlarge = Увеличить деревню
page-hv-goal = очков: { $points } из { $goal }
page-hv-offer = Открытые здания
page-hv-start-buildings = Начальные здания
page-hv-draft-hint = по три разных каждому
page-hv-stacks = { $number ->
    [0] колоды пусты
   *[other] 5 новых после раунда · в колодах { $number }
}
page-hv-market = Рынок
page-hv-market-hint = каждый товар один раз; первому — жетон
page-hv-surround-hint = первым двум деревням, где центр окружён и все здания заселены
page-hv-school-hint = вселятся в конце раунда

page-hv-short-builder = Строитель
page-hv-short-carter = Торговец
page-hv-short-watchman = Сторож
page-hv-short-priest = Священник
page-hv-short-midwife = Повитуха
page-hv-does-builder = построить
page-hv-does-carter = доставить
page-hv-does-watchman = разбудить
page-hv-does-priest = поженить
page-hv-does-midwife = рождение
page-hv-tile = Жетон: { $person }
page-hv-tile-free = Жетона ещё ни у кого нет: в конце раунда его возьмёт тот, у кого здесь больше монет.
page-hv-tile-held = Жетон держит { $seat }.
page-hv-tile-used = Жетон держит { $seat }, в этом раунде он уже использован.
page-hv-tile-turned = В этом раунде уже использован.
page-hv-use-tile = Дополнительное действие с жетоном: { $person }

page-hv-ask-draft = Выберите начальное здание
page-hv-hint-draft = У вас будет три разных. Каждое производит один товар.
page-hv-ask-rob = Возьмите начальное здание у другого
page-hv-hint-rob = Остались только типы, которые у вас уже есть; кто теряет здание, выбирает заново.
page-hv-ask-neutral_kind = Выберите здание для нейтральной деревни
page-hv-hint-neutral_kind = Затем участок и того, кто там живёт.
page-hv-ask-neutral_place = { $kind }: выберите участок в нейтральной деревне
page-hv-ask-neutral_sex = { $kind } в нейтральной деревне: кто там живёт?
page-hv-hint-neutral_sex = Всего две женщины и двое мужчин.
page-hv-ask-place = { $kind }: выберите участок
page-hv-hint-lay = Участки слева и справа от центра относятся к двум кварталам.
page-hv-hint-place = Участки слева и справа от центра относятся к двум кварталам.
page-hv-ask-pair_1 = { $sex-id ->
    [woman] Первая пара: где живёт женщина?
   *[other] Первая пара: где живёт мужчина?
}
page-hv-hint-pair_1 = Каждый в своём здании.
page-hv-ask-pair_2 = Вторая пара: кто живёт здесь? { $kind }
page-hv-hint-pair_2 = Другой идёт в школу.
page-hv-ask-pair_3 = Третья пара: с кем один из них вступит в брак?
page-hv-hint-pair_3 = { $village }. Нажмите на дом с одним жителем. Другой пойдёт в ваш центр.
page-hv-ask-person = Выберите персонажа или нажмите на то, что хотите сделать
page-hv-hint-person = { $coins ->
    [one] У вас { $coins } монета; каждое действие стоит одну, все с одним персонажем.
    [few] У вас { $coins } монеты; каждое действие стоит одну, все с одним персонажем.
   *[many] У вас { $coins } монет; каждое действие стоит одну, все с одним персонажем.
}
page-hv-ask-builder = Какое здание?
page-hv-hint-builder = Товары производят бодрствующие жители; дерево, кирпич и камень можно купить по монете.
page-hv-ask-carter = Какой товар доставите?
page-hv-hint-carter = Каждый товар один раз за игру: 1 очко, а первому — его жетон.
page-hv-ask-watchman = Какой квартал разбудить?
page-hv-hint-watchman = Там проснутся все, в любой деревне, свои и чужие.
page-hv-ask-priest = С кем вступит в брак ваш житель?
page-hv-hint-priest = Нажмите на одинокого жителя в другой деревне. Ждут в вашем центре: { $centre }, в школе: { $school }.
page-hv-ask-midwife = У какой пары родится ребёнок?
page-hv-hint-midwife = Один ребёнок на пару за ход; в конце раунда он пойдёт в школу.
page-hv-ask-neutral = Нейтральная монета: здание или ваш одинокий житель
page-hv-hint-neutral = Здание бесплатно идёт в нейтральную деревню, или нейтральный житель вступает в брак у вас. На этом ваш ход закончится.
page-hv-hint-neutral-action = Здание бесплатно идёт в нейтральную деревню, или нейтральный житель вступает в брак у вас. Потом ваш ход продолжится.
page-hv-ask-no-coins = У вас нет монет: возьмите нейтральную или закончите ход
page-hv-ask-nothing = Сейчас ничто не даст результата
page-hv-ask-end = Ваши действия сделаны
page-hv-hint-end = Закончите ход или используйте жетон персонажа, если он ещё есть.
page-hv-or-end = Или закончите ход.
page-hv-ask-build = { $kind }: оплатите так или сразу выберите участок
page-hv-ask-deliver = { $good }: доставить так?
page-hv-ask-worker = { $good }: кто произведёт?
page-hv-ask-input = { $kind }: какой товар обменять? Нужно: { $good }
page-hv-ask-mover = { $kind }: кто вселится?
page-hv-hint-mover = Сразу, из центра деревни.
page-hv-ask-dowry = Возьмите монету: чью?
page-hv-hint-dowry = Своей монетой можно пользоваться со следующего хода; чужая станет приданым в вашем центре.
page-hv-ask-school = { $kind }: кто вселится из школы?
page-hv-hint-school = Кому не хватит здания, тот пойдёт в центр.
page-hv-ask-child = Девочка или мальчик?
page-hv-ask-source = Из центра или из школы?
page-hv-escape = Esc снимает выбор.
page-hv-with-tile = с жетоном
page-hv-with-tile-hint = Дополнительное действие без монеты, раз в раунд. Esc оставляет жетон на потом.

page-hv-plan = Как это оплачивается
page-hv-answers = Ответы
page-hv-pay = Оплатить
page-hv-deliver = Доставить
page-hv-go-on = Продолжить так
page-hv-buy = Купить за монету
page-hv-buy-instead = Вместо этого купить за монету
page-hv-one-coin = 1 монета
page-hv-wake-nobody = Монета сторожу, никто не проснётся
page-hv-a-woman = Женщина
page-hv-a-man = Мужчина
page-hv-a-nobody = Никто
page-hv-child-woman = Девочка
page-hv-child-man = Мальчик
page-hv-from-centre = Из центра
page-hv-from-school = Из школы
page-hv-coin-of = Монета: { $seat }
page-hv-own-coin = Своя монета
page-hv-neutral-act = Взять
page-hv-neutral-coin = Нейтральная монета: нейтральное действие вместо вашего хода
page-hv-neutral-coin-action = Нейтральная монета: нейтральное действие вместо одного вашего
page-hv-neutral-used = монета взята

page-hv-fall-asleep = { $number ->
    [one] Засыпает: { $who }.
   *[other] Засыпают: { $who }.
}
page-hv-bought = Покупается: { $what }.
page-hv-price = { $coins ->
    [one] { $coins } монета.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
}
page-hv-no-coin = Без монеты.
page-hv-brings = { $points ->
    [one] Приносит { $points } очко.
    [few] Приносит { $points } очка.
   *[many] Приносит { $points } очков.
}
page-hv-wake-up = { $number ->
    [one] Проснётся { $number }: { $who }.
   *[other] Проснутся { $number }: { $who }.
}
page-hv-would-wake = { $number ->
    [one] проснётся { $number }
   *[other] проснутся { $number }
}
page-hv-moves-in = { $sex-id ->
    [woman] Вселится ваша женщина.
   *[other] Вселится ваш мужчина.
}
page-hv-dowry-there = Вы возьмёте монету: { $who }.
page-hv-no-dowry = В том центре нет монет.
page-hv-surrounds = Ваш центр окружён, и все здания заселены.
page-hv-would-make = производит: { $good } — и засыпает
page-hv-wakes = просыпается
page-hv-may = можно
page-hv-cannot-now = сейчас нельзя
page-hv-have-one = уже есть

page-hv-quarter = { $village }, { $quarter }
page-hv-free-place = Свободный участок
page-hv-empty = никто не живёт
page-hv-nobody = никого
page-hv-villager = { $state ->
    [asleep] { $sex } ({ $who }), спит
   *[other] { $sex } ({ $who }), бодрствует
}
page-hv-women = { $number ->
    [one] { $number } женщина
    [few] { $number } женщины
   *[many] { $number } женщин
}
page-hv-men = { $number ->
    [one] { $number } мужчина
    [few] { $number } мужчины
   *[many] { $number } мужчин
}
page-hv-girls = { $number ->
    [one] { $number } девочка
    [few] { $number } девочки
   *[many] { $number } девочек
}
page-hv-boys = { $number ->
    [one] { $number } мальчик
    [few] { $number } мальчика
   *[many] { $number } мальчиков
}
page-hv-n-coins = { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[many] { $number } монет
}
page-hv-n-coins-of = { $number ->
    [one] { $number } монета ({ $seat })
    [few] { $number } монеты ({ $seat })
   *[many] { $number } монет ({ $seat })
}
page-hv-n-goods = { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[many] { $number } товаров
}
page-hv-dowry-of = { $number ->
    [one] приданое: { $number } монета ({ $who })
    [few] приданое: { $number } монеты ({ $who })
   *[many] приданое: { $number } монет ({ $who })
}
page-hv-won = со следующего хода ещё { $number }
page-hv-worth = { $points ->
    [one] Стоит { $points } очко. Там никто не живёт.
    [few] Стоит { $points } очка. Там никто не живёт.
   *[many] Стоит { $points } очков. Там никто не живёт.
}
page-hv-makes = Производит: { $good }.
page-hv-makes-from = Производит: { $good }; нужно: { $input }.
page-hv-exchanges = Меняет одно на другое: { $goods }.
page-hv-costs = Цена: { $cost }.
page-hv-link = { $good }: { $kind }.
page-hv-link-from = { $good }: { $kind }, нужно: { $input }.
page-hv-first-earns = { $points ->
    [one] Кто доставит первым, получит жетон: { $points } очко.
    [few] Кто доставит первым, получит жетон: { $points } очка.
   *[many] Кто доставит первым, получит жетон: { $points } очков.
}
page-hv-tile-of = Жетон держит { $seat } ({ $points }).
page-hv-delivered-by = Доставили: { $who }.
page-hv-delivered-by-nobody = Ещё никто не доставил.
page-hv-delivered-once = Второй раз доставить нельзя.
page-hv-nothing-delivered = пока ничего не доставлено
page-hv-branch = { $points ->
    [one] Целый ряд рынка: { $points } очко
    [few] Целый ряд рынка: { $points } очка
   *[many] Целый ряд рынка: { $points } очков
}
page-hv-held-by = Жетон держит { $seat }.
page-hv-provenance = Цена и товары: { $provenance }.

page-hv-log-makes = производит: { $what }
page-hv-log-buys = покупает: { $what }
page-hv-log-revealed = Новые здания: { $what }
page-hv-log-moved_in = { $sex-id ->
    [woman] { $seat }: вселяется женщина
   *[other] { $seat }: вселяется мужчина
}
page-hv-log-born = { $sex-id ->
    [woman] { $seat }: родилась девочка
   *[other] { $seat }: родился мальчик
}
page-hv-log-own-coin = { $seat } получает свою монету назад
page-hv-log-woke = { $seat } будит { $count ->
    [one] { $count } жителя
   *[other] { $count } жителей
} ({ $village }, { $quarter })
page-hv-log-married = { $sex-id ->
    [woman] { $seat } выдаёт замуж женщину ({ $village })
   *[other] { $seat } женит мужчину ({ $village })
}
page-hv-log-wed = { $sex-id ->
    [woman] { $seat } выдаёт замуж женщину ({ $village })
   *[other] { $seat } женит мужчину ({ $village })
}

page-hv-thing-points = Очки
page-hv-thing-coins = Монеты
page-hv-about-coins = По одной за действие. В конце раунда они возвращаются.
page-hv-thing-dowry = Приданое
page-hv-about-dowry = Кто вступает в брак в этой деревне, берёт монету из её центра.
page-hv-about-centre = Кто ждёт здесь, вселится в новое здание или вступит в брак.
page-hv-thing-school = Школа
page-hv-about-school = Они могут вступить в брак сейчас, а в конце раунда вселятся в свободные здания.
page-hv-thing-newborn = Новорождённые
page-hv-about-newborn = В конце раунда они пойдут в школу.
page-hv-thing-supply = Запас
page-hv-about-supply = Ещё не родились.
page-hv-thing-awake = Бодрствующие жители
page-hv-about-awake = Во всех деревнях и в центре. При равенстве побеждает тот, у кого их больше.
page-hv-thing-delivered = Доставленные товары
page-hv-about-delivered = Каждый приносит 1 очко.
page-hv-thing-goods_tile = Жетоны товаров
page-hv-about-goods_tile = За первую доставку товара.
page-hv-thing-goal = Очки, при которых игра заканчивается
page-hv-about-goal = Их считают в конце раунда; побеждает тот, у кого больше.
page-hv-thing-starter = Первый игрок
page-hv-about-starter = Приносит 1 очко. Кто последним остался с монетами, берёт маркер и начинает следующий раунд.
page-hv-thing-tile = Жетон персонажа
page-hv-about-tile = Приносит 1 очко и раз в раунд дополнительное действие без монеты. Его берёт тот, у кого там больше монет.
page-hv-thing-quarter = Квартал
page-hv-about-quarter = Ночной сторож будит в нём всех. Участки слева и справа от центра относятся к двум кварталам.
page-hv-thing-stacks = Колоды
page-hv-about-stacks = После каждого раунда приходят пять новых зданий, из колоды 2, потом из колоды 3.
page-hv-thing-surround = Окружённый центр
page-hv-about-surround = Десять зданий вокруг центра, и в каждом производственном и торговом кто-то живёт: первому 4 очка, второму 2.
page-hv-thing-neutral = Нейтральная монета
page-hv-about-neutral = Раз в раунд вместо хода: здание без оплаты идёт в нейтральную деревню, или нейтральный житель вступает в брак в вашей.
page-hv-about-neutral-action = Раз в раунд вместо одного действия: здание без оплаты идёт в нейтральную деревню, или нейтральный житель вступает в брак в вашей.
page-hv-about-branch = Первому, кто доставил их все.
page-hv-about-place = Здесь может стоять здание.
page-hv-about-builder = За монету: взять открытое здание, оплатить его товарами и разместить. Каждый тип один раз.
page-hv-about-carter = За монету: доставить товар на рынок. Каждый товар один раз за игру.
page-hv-about-watchman = За монету: разбудить всех в одном квартале любой деревни.
page-hv-about-priest = За монету: житель из вашего центра или школы вступает в брак с одиноким жителем другого пола в другой деревне. Возьмите там монету.
page-hv-about-midwife = За монету: у пары в вашей деревне рождается ребёнок.

# На вывесках, где мало места: с местом переноса, некоторые короче.
page-hv-sign-woodcutter = лесо­пилка
page-hv-sign-brickworks = кирпич­ный завод
page-hv-sign-stonemason = камено­ломня
page-hv-sign-mine = шахта
page-hv-sign-grain_farm = пшенич­ное поле
page-hv-sign-well = колодец
page-hv-sign-cowshed = коров­ник
page-hv-sign-bakehouse = хлебо­пекарня
page-hv-sign-ironworks = пла­вильня
page-hv-sign-goat_shed = козья ферма
page-hv-sign-brewery = пиво­варня
page-hv-sign-dairy = масло­бойня
page-hv-sign-butcher = мясная лавка
page-hv-sign-bell_founder = колокола
page-hv-sign-marketplace = базар
page-hv-sign-cattle_market = рынок скота
page-hv-sign-goat_market = козий рынок
page-hv-sign-delicatessen = бакалея
page-hv-sign-mill = мель­ница
page-hv-sign-tavern = тавер­на
page-hv-sign-town_hall = ратуша

## Коробка

box-section-rules = Цели и очки
box-section-goods_tiles = Жетоны товаров
box-section-branch_tiles = Жетоны рядов рынка
box-section-letters = Буквы для быстрого начала
box-section-buildings = Здания
box-todo-goods_tiles = Подтвердить жетоны товаров
box-todo-branch_tiles = Подтвердить жетоны рядов рынка
box-todo-letters = { $number ->
    [one] Подтвердить { $number } букву
    [few] Подтвердить { $number } буквы
   *[other] Подтвердить { $number } букв
}
box-todo-buildings = { $number ->
    [one] Подтвердить { $number } здание
    [few] Подтвердить { $number } здания
   *[other] Подтвердить { $number } зданий
}
box-field-goal = Очки, при которых игра заканчивается
box-field-first_game_goal = То же в первой игре
box-field-victory_building = Очки за здание победных очков
box-field-surround = Первый, второй окружённый центр
box-field-buildings = Начальные здания
box-field-cost = Цена
box-field-input = Нужно
box-field-output = Производит
box-field-start = Начальных
box-field-stack1 = В колоде 1
box-field-stack2 = В колоде 2
box-field-stack3 = В колоде 3
page-hv-box-free = бесплатно

## Обозначения и что объясняет тренер

page-hv-legend-people = Жители, монеты и очки
page-hv-legend-houses = Здания
page-hv-legend-goods = Товары
page-hv-legend-awake = Бодрствующий житель
page-hv-legend-awake-about = Может произвести один товар в своём здании — для своего игрока.
page-hv-legend-asleep = Спящий житель
page-hv-legend-asleep-about = Уже поработал и ничего не производит, пока ночной сторож не разбудит квартал.
page-hv-legend-wakes = Фонарь
page-hv-legend-wakes-about = Ночной сторож: столько жителей проснулось бы в этом квартале.
page-hv-legend-tired = Заснёт
page-hv-legend-tired-about = Кто работает для этой оплаты, потом спит.
page-hv-legend-points = Очки
page-hv-legend-points-about = Считаются заново в конце каждого раунда. Когда кто-то достиг цели, побеждает тот, у кого больше.
page-hv-legend-used = Использовано
page-hv-legend-used-about = Дополнительное действие этого жетона в этом раунде уже сделано.
page-hv-legend-swap = Обмен
page-hv-legend-swap-about = Бодрствующий житель меняет здесь один из показанных товаров на другой.
page-hv-legend-chain = Делается из
page-hv-legend-chain-about = Товар справа расходуется, чтобы произвести товар слева.
page-hv-legend-work-about = Ваш бодрствующий житель производит здесь товар, нарисованный на фронтоне, и засыпает.
page-hv-legend-exchange-about = Ваш бодрствующий житель меняет здесь один показанный товар на другой и засыпает.
page-hv-legend-victory-about = Приносит очки тому, кто построит. Там никто не живёт.
page-hv-legend-good-about = Появляется, когда нужен, и сразу используется. Доставленный на рынок, стоит одно очко.
page-hv-legend-draft = Выбор стартовых зданий
page-hv-legend-draft-about = Три разных здания дают три товара для стройки. Чего не хватает, придётся получать браками или за монеты.
page-hv-legend-lay = Место для здания
page-hv-legend-lay-about = Участки слева и справа от центра относятся к двум кварталам: кто там живёт, того будят чаще.
page-hv-legend-settle = Вселение
page-hv-legend-settle-about = Кто вселился, остаётся до конца. Селите и женщин, и мужчин, чтобы в брак могли вступать и те и другие.
page-hv-legend-labour = Кто работает
page-hv-legend-labour-about = Для каждого товара нужен бодрствующий житель, потом он спит. Берите тех, кого сторож разбудит вместе.
page-hv-legend-buy = Купить товар
page-hv-legend-buy-about = Дерево, кирпич и камень продаются по монете, только у строителя. За них никто не засыпает.
page-hv-legend-end = Ещё действие или хватит
page-hv-legend-end-about = Каждое следующее действие у этого персонажа стоит монету. Раунд кончается, когда монеты есть только у одного.
page-hv-legend-grown = После школы
page-hv-legend-grown-about = Выросшие дети вселяются в свободные здания; кому не хватило, ждут в центре.
page-uses-built = Построенные здания
page-uses-acted = Призванные персонажи
page-uses-delivered = Доставленные товары
